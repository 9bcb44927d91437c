import { renewRecoveryCodes } from '@thikana/contract/two-step';
import { useState } from 'react';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepProofForm } from './two-step-proof-form.tsx';

export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.two_step_renew_title()}
      description={m.two_step_renew_text()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <TwoStepProofForm
          label={m.two_step_renew()}
          onCancel={onClose}
          send={async (body) => setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes)}
        />
      )}
    </Dialog>
  );
}
