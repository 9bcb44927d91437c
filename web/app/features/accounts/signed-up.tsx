import { expiry } from '@thikana/contract/expiry';
import { useLocation } from 'react-router';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** The history state that the sign-up passes to the login page. */
export interface SignedUp {
  signedUp: string;
}

/** The email address that has just signed up. */
export function useSignedUp(): string | undefined {
  const state = useLocation().state as Partial<SignedUp> | null;
  return state?.signedUp;
}

/** Shown after the toast has gone: says that the email address has to be verified. */
export function SignedUpNotice({ email }: { email: string }) {
  return (
    <Notice tone="success" title={m.signup_done()}>
      <p className="wrap-anywhere">{m.signup_next({ email, hours: expiry.emailConfirmationHours })}</p>
    </Notice>
  );
}
