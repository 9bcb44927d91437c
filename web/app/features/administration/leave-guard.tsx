import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { leaveOverlays } from '#web/lib/overlays/overlay-history.ts';
import { m } from '#web/paraglide/messages.js';

/** While active, asks for confirmation before the user leaves the screen or closes the tab. */
export function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={m.admin_settings_leave_title()}
      description={m.admin_settings_leave_text()}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={() => blocker.reset?.()}>
            {m.admin_settings_stay()}
          </Button>
          <Button variant="danger" onClick={() => void leaveOverlays().then(() => blocker.proceed?.())}>
            {m.admin_settings_leave()}
          </Button>
        </>
      }
    />
  );
}
