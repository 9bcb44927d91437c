import { useState } from 'react';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { m } from '#web/paraglide/messages.js';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepPasswordForm } from './two-step-password-form.tsx';
import { TwoStepSecretForm } from './two-step-secret-form.tsx';

interface Secret {
  secret: string;
  uri: string;
}

/** Turns on two-step login: password, then authenticator app, then recovery codes. */
export function TurnOnTwoStep({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = (recoveryCodes: readonly string[]) => {
    toast.success(m.two_step_turned_on());
    setCodes(recoveryCodes);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={m.two_step_turn_on_title()}>
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
      {!codes && secret && <TwoStepSecretForm {...secret} onConfirmed={finish} onCancel={onClose} />}
      {!codes && !secret && <TwoStepPasswordForm onBegun={setSecret} onCancel={onClose} />}
    </Dialog>
  );
}
