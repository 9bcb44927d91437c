import { useRef, useState } from 'react';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { ReadyReasons } from './ready-reasons.tsx';

const reasonMaxLength = 500;

interface Props {
  open: boolean;
  /** The question, if it is not about one listing. */
  heading?: string;
  /** The title of the listing. */
  title: string;
  isRejecting: boolean;
  failure: ActionFailure | undefined;
  /** Whether a reason is required. */
  needsReason?: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
  focusAfterwards?: () => HTMLElement | null;
}

export function RejectDialog({
  heading = m.admin_reject_title({ count: 1 }),
  title,
  isRejecting,
  needsReason = false,
  onReject,
  onClose,
  ...dialog
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  /** What was typed when the dialog was closed, and about which listing. */
  const [draft, setDraft] = useState({ title: '', reason: '' });
  return (
    <ConfirmDialog
      {...dialog}
      title={heading}
      description={title}
      button={m.admin_reject()}
      busyText={m.admin_rejecting()}
      isBusy={isRejecting}
      problemOf={(reason) => (needsReason && reason === '' ? m.admin_reject_reason_missing() : undefined)}
      onConfirm={(reason) => {
        setDraft({ title: '', reason: '' });
        onReject(reason);
      }}
      onClose={() => {
        setDraft({ title, reason: input.current?.value ?? '' });
        onClose();
      }}
      field={(field) => (
        <>
          <ReadyReasons />
          <TextAreaField
            {...field}
            ref={input}
            defaultValue={draft.title === title ? draft.reason : ''}
            label={needsReason ? m.admin_reject_reason_needed() : m.admin_reject_reason()}
            hint={m.admin_reject_reason_hint()}
            required={needsReason}
            maxLength={reasonMaxLength}
            rows={4}
          />
        </>
      )}
    />
  );
}
