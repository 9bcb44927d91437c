import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { ActionError, type ActionFailure } from './action-error.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: ReactNode;
  description: ReactNode;
  button: string;
  busyText: string;
  isBusy: boolean;
  isDanger?: boolean;
  failure: ActionFailure | undefined;
  /** The field to fill in before the action, or a text. */
  field: (field: { name: string; error: string | undefined }) => ReactNode;
  /** The error of the field, if any. */
  problemOf?: (text: string) => string | undefined;
  onConfirm: (text: string) => void;
  onClose: () => void;
  focusAfterwards?: () => HTMLElement | null;
}

/** Asks for a reason or a confirmation before an action, and stays open while the action runs. */
export function ConfirmDialog(props: Props) {
  const { title, description, button, busyText, isBusy, isDanger = true, failure } = props;
  const { open, field, problemOf, onConfirm, onClose, focusAfterwards } = props;
  const form = useId();
  const [problem, setProblem] = useState<string>();

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const text = String(new FormData(fields).get('text') ?? '').trim();
    const found = problemOf?.(text);
    setProblem(found);
    if (found === undefined) onConfirm(text);
    else fields.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) close();
      }}
      {...{ title, description }}
      {...(focusAfterwards && { focusAfterwards })}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={close}>
            {m.admin_cancel()}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            busyText={busyText}
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <ActionError failure={failure} />
        {field({ name: 'text', error: problem })}
      </form>
    </Dialog>
  );
}
