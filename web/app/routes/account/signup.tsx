import { viewNotice } from '@thikana/contract/consent';
import { citySurroundings } from '@thikana/contract/place-name';
import { Link } from 'react-router';
import { AccountPanel } from '#web/features/accounts/account-panel.tsx';
import { ProviderSignIn } from '#web/features/accounts/provider-sign-in.tsx';
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx';
import { useLeaveWhenLoggedIn } from '#web/features/accounts/use-leave-when-logged-in.ts';
import { useNextPath } from '#web/features/accounts/use-next-path.ts';
import { publicLoader } from '#web/lib/api/route-data.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export const loader = publicLoader((call) => call(viewNotice, {}));

export function meta({ matches }: Pick<HeadArgs, 'matches'>) {
  return pageMeta(matches, {
    title: m.signup_title(),
    description: m.signup_description({ places: citySurroundings() }),
    path: '/signup',
  });
}

export default function SignUpPage({ loaderData }: PageProps<typeof loader>) {
  useLeaveWhenLoggedIn();
  const nextPath = useNextPath();
  return (
    <AccountPanel title={m.signup_title()}>
      <SignUpForm notice={loaderData.notice} />
      <div className="mt-4 grid">
        <ProviderSignIn />
      </div>
      <p className="mt-6 text-ink-soft">
        {m.signup_have_account()}{' '}
        <Link to={`/login${nextPath}`} className="font-semibold text-tea underline underline-offset-4">
          {m.signup_to_login()}
        </Link>
      </p>
    </AccountPanel>
  );
}
