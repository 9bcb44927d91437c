import { type FormEvent, useId } from 'react';
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
  onReject: (reason: string) => void;
  onClose: () => void;
}

export function RejectDialog({ open, title, isRejecting, failure, onReject, onClose }: Props) {
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onReject(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isRejecting) onClose();
      }}
      title={m.admin_reject_title()}
      description={title}
      footer={
        <>
          <Button variant="quiet" disabled={isRejecting} onClick={onClose}>
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
      <form id={form} onSubmit={submit} className="grid gap-4">
        <DecisionFailed failure={failure} />
        <TextAreaField
          name="reason"
          label={m.admin_reject_reason()}
          hint={m.admin_reject_reason_hint()}
          maxLength={reasonMaxLength}
          rows={4}
        />
      </form>
    </Dialog>
  );
}
