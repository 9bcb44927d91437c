import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './inputs.tsx';

interface Props {
  /** What the reason is called. */
  label: string;
  button: string;
  isBusy: boolean;
  /** What is wrong with a reason; nothing where it can be sent. */
  problemOf: (reason: string) => string | undefined;
  onRefuse: (reason: string) => void;
}

/** Says no to somebody, and why. */
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
