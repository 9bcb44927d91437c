import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  failure: string | undefined;
  isSubmitting: boolean;
  label: string;
  onCancel: () => void;
}

export function TwoStepButtons({ failure, isSubmitting, label, onCancel }: Props) {
  return (
    <>
      {failure && <FormError>{failure}</FormError>}
      <DialogButtons>
        <Button variant="quiet" onClick={onCancel}>
          {m.two_step_cancel()}
        </Button>
        <Button type="submit" busy={isSubmitting} busyText={m.two_step_busy()}>
          {label}
        </Button>
      </DialogButtons>
    </>
  );
}
