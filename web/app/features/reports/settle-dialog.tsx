import { type ReportAction, type ReportEvidence, settleBody, settleReports } from '@thikana/contract/reports';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import type { ActionWords } from './action-words.ts';

/** An action to confirm, with its texts at the time it was chosen. */
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

/** Asks for the text that an action needs, and performs the action. */
export function SettleDialog({ question, subject, onSettled, ...dialog }: Props) {
  const { action, label, text } = question;
  const { isBusy, failure, attempt } = useAttempt(m.admin_report_action_failed());
  const needsWords = action !== 'dismiss';

  const settle = (note: string) =>
    attempt(async () => {
      const body = settleBody.parse({ action, note });
      await call(settleReports, { params: { kind: subject.kind, id: subject._id }, body });
      toast.success(m.admin_report_done());
      await onSettled();
    });

  return (
    <ConfirmDialog
      {...dialog}
      title={label()}
      description={text()}
      button={label()}
      busyText={m.admin_report_doing()}
      isBusy={isBusy}
      isDanger={needsWords}
      failure={failure ? { text: failure } : undefined}
      problemOf={(note) => settleBody.safeParse({ action, note }).error?.issues[0]?.message}
      onConfirm={settle}
      field={(field) => (
        <TextAreaField
          {...field}
          label={needsWords ? m.admin_report_words() : m.admin_report_words_optional()}
          required={needsWords}
          maxLength={500}
          rows={4}
        />
      )}
    />
  );
}
