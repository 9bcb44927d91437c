import type { ComponentProps } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';

interface Props
  extends Pick<
    ComponentProps<typeof Dialog>,
    'open' | 'onOpenChange' | 'title' | 'description' | 'focusAfterwards'
  > {
  /** The text of the button that changes nothing. */
  keep: string;
  /** The text of the button that does it. */
  button: string;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
}

/** Asks for confirmation before something that the other person notices at once: a block, or the end of a visit. */
export function QuestionDialog({ keep, button, isBusy, failure, onConfirm, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={() => dialog.onOpenChange(false)}>
            {keep}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onConfirm}>
            {button}
          </Button>
        </>
      }
    >
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
