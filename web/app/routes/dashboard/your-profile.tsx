import { viewOwnAccount } from '@thikana/contract/accounts';
import { viewOwnBadges } from '@thikana/contract/badges';
import { viewConsent } from '@thikana/contract/consent';
import { listPhoneReveals } from '@thikana/contract/own-data';
import { listSessions } from '@thikana/contract/sessions';
import { viewTwoStep } from '@thikana/contract/two-step';
import { NotificationSwitch } from '#web/components/notifications/notification-switch.tsx';
import { DeleteAccount } from '#web/features/accounts/delete-account.tsx';
import { LanguageChoice } from '#web/features/accounts/language-choice.tsx';
import { OwnConsent } from '#web/features/accounts/own-consent.tsx';
import { OwnData } from '#web/features/accounts/own-data.tsx';
import { PhoneReveals } from '#web/features/accounts/phone-reveals.tsx';
import { ProfileDetails } from '#web/features/accounts/profile-details.tsx';
import { ProfilePicture } from '#web/features/accounts/profile-picture.tsx';
import { ProfileSkeleton } from '#web/features/accounts/profile-skeleton.tsx';
import { TwoStepCard } from '#web/features/accounts/two-step-card.tsx';
import { UnverifiedNotice } from '#web/features/accounts/unverified-notice.tsx';
import { WhereLoggedIn } from '#web/features/accounts/where-logged-in.tsx';
import { PhoneConfirmation } from '#web/features/badges/phone-confirmation.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { updateUser, useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.profile_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, async (call) => {
  const [{ user }, twoStep, { sessions }, { days }, { badges }, { consent }] = await Promise.all([
    call(viewOwnAccount, {}),
    call(viewTwoStep, {}),
    call(listSessions, {}),
    call(listPhoneReveals, {}),
    call(viewOwnBadges, {}),
    call(viewConsent, {}),
  ]);
  // The address may have been verified on another device after the login.
  updateUser(user);
  return { user, twoStep, sessions, days, badges, consent };
});

export const HydrateFallback = ProfileSkeleton;

export default function YourProfilePage({ loaderData }: PageProps<typeof clientLoader>) {
  const user = useSession()?.user ?? loaderData.user;
  const isNotified = loaderData.consent.optional.some(
    (each) => each.purpose === 'notifications' && each.isGiven,
  );
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="font-semibold text-title">{m.profile_title()}</h1>
      {!user.isVerified && <UnverifiedNotice user={user} />}
      <ProfilePicture user={user} />
      <ProfileDetails user={user} />
      <LanguageChoice user={user} />
      {user.phone && <PhoneConfirmation phone={user.phone} badges={loaderData.badges} />}
      <TwoStepCard state={loaderData.twoStep} />
      <WhereLoggedIn sessions={loaderData.sessions} />
      {/* It shows anew whether notifications are on when they were stopped below. */}
      <NotificationSwitch key={String(isNotified)} text={m.push_text()} />
      <PhoneReveals days={loaderData.days} />
      <OwnConsent consent={loaderData.consent} />
      <OwnData />
      <DeleteAccount user={user} />
    </div>
  );
}
