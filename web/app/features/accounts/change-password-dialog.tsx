import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { ChangePasswordForm } from './change-password-form.tsx';

export function ChangePasswordDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.password_change()}
      description={m.password_text()}
      size="sm"
    >
      <ChangePasswordForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
