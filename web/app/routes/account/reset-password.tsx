import { Link } from 'react-router';
import { AccountPanel } from '#web/features/accounts/account-panel.tsx';
import { ResetPasswordForm } from '#web/features/accounts/reset-password-form.tsx';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.reset_meta);

export default function ResetPasswordPage({ params }: PageProps) {
  return (
    <AccountPanel title={m.reset_title()} text={m.reset_text()}>
      <ResetPasswordForm token={params.token ?? ''} />
      <p className="mt-6">
        <Link to="/login" className="font-semibold text-tea underline underline-offset-4">
          {m.reset_to_login()}
        </Link>
      </p>
    </AccountPanel>
  );
}
