import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** The way back in for whoever forgot the password. Starts from the address typed so far. */
export function ForgotPassword({ emailTyped }: { emailTyped: () => string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="quiet" className="mt-2" onClick={() => setOpen(true)}>
        {m.login_forgot()}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.forgot_title()}
        description={m.forgot_text()}
        size="sm"
      >
        <ForgotPasswordForm email={emailTyped() ?? ''} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
