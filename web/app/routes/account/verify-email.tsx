import { useSearchParams } from 'react-router';
import { AccountPanel } from '#web/features/accounts/account-panel.tsx';
import { EmailVerification } from '#web/features/accounts/email-verification.tsx';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import { m } from '#web/paraglide/messages.js';

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.verify_meta);

export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  return (
    <AccountPanel title={m.verify_title()}>
      <EmailVerification token={search.get('token')} from={search.get('from')} />
    </AccountPanel>
  );
}
