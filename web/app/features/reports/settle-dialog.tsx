import { type ReportAction, type ReportEvidence, settleBody, settleReports } from '@thikana/contract/reports';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import type { ActionWords } from './action-words.ts';

/** An action to be confirmed, in the words of the moment in which it was chosen. */
export interface Question extends ActionWords {
  action: ReportAction;
}

interface Props {
  open: boolean;
  question: Question;
  subject: ReportEvidence['subject'];
  focusAfterwards: () => HTMLElement | null;
  onSettled: () => unknown;
  onClose: () => void;
}

/** Asks for the words that go with an action, and takes it. */
export function SettleDialog({ open, question, subject, focusAfterwards, onSettled, onClose }: Props) {
  const { action, label, text } = question;
  const form = useId();
  const [problem, setProblem] = useState<string>();
  const { isBusy, failure, attempt } = useAttempt(m.admin_report_action_failed());
  const needsWords = action !== 'dismiss';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const body = settleBody.safeParse({ action, note: new FormData(fields).get('note') });
    setProblem(body.error?.issues[0]?.message);
    if (!body.success) return fields.querySelector('textarea')?.focus();
    await attempt(async () => {
      await call(settleReports, { params: { kind: subject.kind, id: subject._id }, body: body.data });
      toast.success(m.admin_report_done());
      await onSettled();
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      title={label()}
      focusAfterwards={focusAfterwards}
      description={text()}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {m.admin_cancel()}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={needsWords ? 'danger' : 'primary'}
            busy={isBusy}
            busyText={m.admin_report_doing()}
          >
            {label()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <FormError>{failure}</FormError>}
        <TextAreaField
          name="note"
          label={needsWords ? m.admin_report_words() : m.admin_report_words_optional()}
          error={problem}
          required={needsWords}
          maxLength={500}
          rows={4}
        />
      </form>
    </Dialog>
  );
}
