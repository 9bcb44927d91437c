import { PasswordField } from '#web/components/ui/password-field.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { OwnCodeField, type ProofFieldProps } from './own-code-field.tsx';

/** Proves that the user owns the account: with the password or, for accounts without one, with a mailed code. */
export function OwnProofField({ error, ...field }: ProofFieldProps) {
  const hasPassword = useSession()?.user.hasPassword !== false;
  if (!hasPassword) return <OwnCodeField {...field} error={error} />;
  return <PasswordField {...field} autoComplete="current-password" required error={error?.message} />;
}
