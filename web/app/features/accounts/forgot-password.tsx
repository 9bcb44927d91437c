import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

const loadDialog = () => import('./forgot-password-dialog.tsx');
const ForgotPasswordDialog = lazy(loadDialog);

/** The way back in for whoever forgot the password. Starts from the address typed so far. */
export function ForgotPassword({ emailTyped }: { emailTyped: () => string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="quiet"
        className="-ml-4 justify-self-start"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setOpen(true)}
      >
        {m.login_forgot()}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog email={emailTyped() ?? ''} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
