import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadingLine } from '#web/components/layout/loading-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { askedPart, preload } from '#web/components/ui/lazy-part.ts';
import { m } from '#web/paraglide/messages.js';

const loadDialog = () => import('./forgot-password-dialog.tsx');
const ForgotPasswordDialog = askedPart(loadDialog);

/**
 * Resets a forgotten password. Emails about attempts to log in link here too. Prefills the email address typed into the
 * login form.
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
        variant="quiet"
        className="-ml-4 justify-self-start"
        onPointerEnter={() => preload(loadDialog)}
        onFocus={() => preload(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {m.login_forgot()}
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingLine />}>
          <ForgotPasswordDialog email={emailTyped() ?? ''} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
