import { PasswordField } from '#web/components/ui/password-field.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { OwnCodeField, type ProofFieldProps } from './own-code-field.tsx';

/** What shows that it is the owner: the password or, where somebody came by a provider and has none, a mailed code. */
export function OwnProofField({ error, ...field }: ProofFieldProps) {
  const hasPassword = useSession()?.user.hasPassword !== false;
  if (!hasPassword) return <OwnCodeField {...field} error={error} />;
  return <PasswordField {...field} autoComplete="current-password" required error={error?.message} />;
}
