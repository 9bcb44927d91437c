import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

const loadDialog = () => import('./forgot-password-dialog.tsx');
const ForgotPasswordDialog = lazy(loadDialog);

/**
 * The way back in for whoever forgot the password, or was sent here by a mail about somebody else who knows it. Starts
 * from the address typed so far.
 */
export function ForgotPassword({ emailTyped }: { emailTyped: () => string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [search] = useSearchParams();
  const isAskedFor = search.get('notice') === 'forgot';
  useEffect(() => {
    if (isAskedFor) setOpen(true);
  }, [isAskedFor]);
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
