import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
}

/** Asks for confirmation before blocking someone. */
export function BlockDialog({ open, onOpenChange, name, isBusy, failure, onConfirm }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.conversation_block_title({ name })}
      description={m.conversation_block_text()}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {m.conversation_block_keep()}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {m.conversation_block()}
          </Button>
        </>
      }
    >
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
