import { useSearchParams } from 'react-router';
import { AccountPanel } from '#web/features/accounts/account-panel.tsx';
import { EmailVerification } from '#web/features/accounts/email-verification.tsx';
import { m } from '#web/paraglide/messages.js';

export function meta() {
  return [
    { title: m.verify_meta() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  return (
    <AccountPanel title={m.verify_title()}>
      <EmailVerification token={search.get('token')} />
    </AccountPanel>
  );
}
