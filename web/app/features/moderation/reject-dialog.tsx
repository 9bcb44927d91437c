import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { DecisionFailed } from './decision-failed.tsx';
import type { DecisionFailure } from './use-decisions.ts';

const reasonMaxLength = 500;

interface Props {
  open: boolean;
  /** The title of the post in question. */
  title: string;
  isRejecting: boolean;
  failure: DecisionFailure | undefined;
  /** Whether the owner has to be told why. */
  needsReason?: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
}

export function RejectDialog({
  open,
  title,
  isRejecting,
  failure,
  needsReason = false,
  onReject,
  onClose,
}: Props) {
  const form = useId();
  const [problem, setProblem] = useState<string>();

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const reason = String(new FormData(fields).get('reason') ?? '').trim();
    const isMissing = needsReason && reason === '';
    setProblem(isMissing ? m.admin_reject_reason_missing() : undefined);
    if (isMissing) fields.querySelector('textarea')?.focus();
    else onReject(reason);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isRejecting) close();
      }}
      title={m.admin_reject_title()}
      description={title}
      footer={
        <>
          <Button variant="quiet" disabled={isRejecting} onClick={close}>
            {m.admin_cancel()}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={isRejecting}
            busyText={m.admin_rejecting()}
          >
            {m.admin_reject()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <DecisionFailed failure={failure} />
        <TextAreaField
          name="reason"
          label={needsReason ? m.admin_reject_reason_needed() : m.admin_reject_reason()}
          hint={m.admin_reject_reason_hint()}
          error={problem}
          required={needsReason}
          maxLength={reasonMaxLength}
          rows={4}
        />
      </form>
    </Dialog>
  );
}
