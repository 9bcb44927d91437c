import type { Blocker } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { m } from '#web/paraglide/messages.js';

/** Asks whether to leave changes behind that are not saved. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={m.admin_settings_leave_title()}
      description={m.admin_settings_leave_text()}
      size="sm"
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {m.admin_settings_leave()}
          </Button>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {m.admin_settings_stay()}
          </Button>
        </>
      }
    />
  );
}
