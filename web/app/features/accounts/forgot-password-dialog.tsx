import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Loaded on demand, because few people need it. */
export default function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={m.forgot_title()} description={m.forgot_text()} size="sm">
      <ForgotPasswordForm email={email} onClose={onClose} />
    </Dialog>
  );
}
