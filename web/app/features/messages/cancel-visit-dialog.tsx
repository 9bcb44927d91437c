import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** When the visit was to take place, in words. */
  time: string;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  /** The button that opened the dialog is gone once the visit is cancelled. */
  focusAfterwards: () => HTMLElement | null;
}

/** Asks for confirmation before an agreed visit is cancelled, because both are emailed at once. */
export function CancelVisitDialog({ time, isBusy, failure, onConfirm, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      title={m.conversation_visit_cancel_title()}
      description={m.conversation_visit_cancel_text({ time })}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={() => dialog.onOpenChange(false)}>
            {m.conversation_visit_keep()}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {m.conversation_visit_cancel()}
          </Button>
        </>
      }
    >
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
