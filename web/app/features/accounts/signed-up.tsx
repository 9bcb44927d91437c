import { expiry } from '@thikana/contract/expiry';
import { useLocation } from 'react-router';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** What the history keeps for the login of somebody who has just signed up. */
export interface SignedUp {
  signedUp: string;
}

/** The address of somebody who has just signed up. */
export function useSignedUp(): string | undefined {
  const state = useLocation().state as Partial<SignedUp> | null;
  return state?.signedUp;
}

/** Outlasts the toast, and says what to do about the mail. */
export function SignedUpNotice({ email }: { email: string }) {
  return (
    <Notice tone="success" title={m.signup_done()}>
      <p className="wrap-anywhere">{m.signup_next({ email, hours: expiry.emailConfirmationHours })}</p>
    </Notice>
  );
}
