import { viewOwnAccount } from '@thikana/contract/accounts';
import { viewDigest } from '@thikana/contract/digest';
import { isAllowed } from '@thikana/contract/roles';
import { listSessions } from '@thikana/contract/sessions';
import { viewTwoStep } from '@thikana/contract/two-step';
import { loadError } from '#web/components/layout/load-error.tsx';
import { LanguageChoice } from '#web/features/accounts/language-choice.tsx';
import { ProfileDetails } from '#web/features/accounts/profile-details.tsx';
import { ProfilePicture } from '#web/features/accounts/profile-picture.tsx';
import { ProfileSkeleton } from '#web/features/accounts/profile-skeleton.tsx';
import { TwoStepCard } from '#web/features/accounts/two-step-card.tsx';
import { UnverifiedNotice } from '#web/features/accounts/unverified-notice.tsx';
import { WhereLoggedIn } from '#web/features/accounts/where-logged-in.tsx';
import { DigestForm } from '#web/features/administration/digest-form.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { updateUser, useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.admin_shell_account_meta);

export const clientLoader = privateClientLoader({ role: 'staff' }, async (call) => {
  const [{ user }, twoStep, { sessions }] = await Promise.all([
    call(viewOwnAccount, {}),
    call(viewTwoStep, {}),
    call(listSessions, {}),
  ]);
  updateUser(user);
  // Nothing waits for editors.
  const digest = isAllowed(user.role, 'moderator') ? await call(viewDigest, {}) : undefined;
  return { user, twoStep, sessions, digest };
});

export const HydrateFallback = ProfileSkeleton;

export default function AdminAccountPage({ loaderData }: PageProps<typeof clientLoader>) {
  const user = useSession()?.user ?? loaderData.user;
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="font-semibold text-title">{m.admin_shell_account_title()}</h1>
      {!user.isVerified && <UnverifiedNotice user={user} />}
      <ProfilePicture user={user} />
      <ProfileDetails user={user} />
      <LanguageChoice user={user} />
      <TwoStepCard state={loaderData.twoStep} />
      <WhereLoggedIn sessions={loaderData.sessions} />
      {loaderData.digest && <DigestForm digest={loaderData.digest} />}
    </div>
  );
}

export const ErrorBoundary = loadError(m.admin_shell_account_failed);
