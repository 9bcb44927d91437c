import { expiry } from '@thikana/contract/expiry';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  open: boolean;
  title: string;
  /** The number of listings to remove. */
  count: number;
  kept: number;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all listings of an import are removed, or the rest of them. */
export function UndoDialog({ title, count, kept, failure, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      title={kept > 0 ? m.imports_undo_rest_title() : m.imports_undo_title()}
      description={title}
      button={kept > 0 ? m.imports_undo_rest() : m.imports_undo()}
      busyText={m.imports_undoing()}
      failure={failure === undefined ? undefined : { title: m.imports_undo_failed(), text: failure }}
      field={() => (
        <>
          <p>{m.imports_undo_text({ count, days: expiry.withdrawnPictureDays })}</p>
          {kept > 0 && <p>{m.imports_undo_kept({ count: kept })}</p>}
        </>
      )}
    />
  );
}
