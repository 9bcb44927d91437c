import { endTwoStep } from '@thikana/contract/two-step';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { TwoStepProofForm } from './two-step-proof-form.tsx';

export function TurnOffTwoStep({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.two_step_turn_off_title()}
      description={m.two_step_turn_off_text()}
    >
      <TwoStepProofForm
        label={m.two_step_turn_off()}
        onCancel={onClose}
        send={async (body) => {
          await call(endTwoStep, { body });
          toast.success(m.two_step_turned_off());
          onClose();
        }}
      />
    </Dialog>
  );
}
