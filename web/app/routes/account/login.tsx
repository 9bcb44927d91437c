import { cityName } from '@thikana/contract/place-name';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { AccountPanel } from '#web/features/accounts/account-panel.tsx';
import { LogInForm } from '#web/features/accounts/log-in-form.tsx';
import { ProviderSignIn } from '#web/features/accounts/provider-sign-in.tsx';
import { SignedUpNotice, useSignedUp } from '#web/features/accounts/signed-up.tsx';
import { useLeaveWhenLoggedIn } from '#web/features/accounts/use-leave-when-logged-in.ts';
import { useNextPath } from '#web/features/accounts/use-next-path.ts';
import { useProviderSession } from '#web/features/accounts/use-provider-session.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import type { HeadArgs } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

// The texts of all errors are loaded when one is shown.
const ArrivalError = import.meta.env.SSR
  ? (await import('#web/features/accounts/arrival-error.tsx')).default
  : lazyPart(() => import('#web/features/accounts/arrival-error.tsx'));

export function meta({ matches }: Pick<HeadArgs, 'matches'>) {
  return pageMeta(matches, {
    title: m.login_title(),
    description: m.login_description({ city: cityName() }),
    path: '/login',
  });
}

export default function LoginPage() {
  useLeaveWhenLoggedIn();
  const { isComing, failure } = useProviderSession();
  const nextPath = useNextPath();
  const signedUp = useSignedUp();
  return (
    <AccountPanel title={m.login_title()}>
      <div className="grid gap-4">
        {signedUp ? <SignedUpNotice email={signedUp} /> : <Arrival />}
        {failure && <FormError>{failure}</FormError>}
        {isComing && <Notice tone="info">{m.login_coming()}</Notice>}
        <LogInForm email={signedUp} />
        <ProviderSignIn />
        <div className="grid gap-2 border-line border-t pt-4">
          <p className="text-ink-soft">{m.login_no_account()}</p>
          <ButtonLink to={`/signup${nextPath}`} variant="secondary" size="lg">
            {m.login_to_signup()}
          </ButtonLink>
        </div>
      </div>
    </AccountPanel>
  );
}

/** Why the visitor was redirected here. */
function Arrival() {
  const [search] = useSearchParams();
  const error = search.get('error');
  if (error)
    return (
      <Suspense>
        <ArrivalError parameter={error} />
      </Suspense>
    );
  if (search.get('verified') === 'true') return <Notice tone="success">{m.login_verified()}</Notice>;
  if (search.get('notice') === 'post') return <Notice tone="info">{m.login_to_post()}</Notice>;
  if (search.get('from')?.startsWith('/dashboard/messages?listing='))
    return <Notice tone="info">{m.login_to_write()}</Notice>;
  return null;
}
