import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './inputs.tsx';

interface Props {
  /** The label of the reason. */
  label: string;
  button: string;
  isBusy: boolean;
  /** The error for a reason, or undefined if it is valid. */
  problemOf: (reason: string) => string | undefined;
  onRefuse: (reason: string) => void;
}

/** The form to refuse something with a reason. */
export function ReasonForm({ label, button, isBusy, problemOf, onRefuse }: Props) {
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    const found = problemOf(reason);
    setProblem(found);
    if (found) return event.currentTarget.querySelector('input')?.focus();
    onRefuse(reason);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField label={label} name="reason" maxLength={500} error={problem} className="min-w-48 flex-1" />
      <Button type="submit" variant="danger" busy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
