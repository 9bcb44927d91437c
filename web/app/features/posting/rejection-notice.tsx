import { langOf } from '@thikana/contract/language-of-text';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** Why a listing was rejected, in the reviewer's words. */
export function RejectionNotice({ reason }: { reason: string }) {
  return (
    <Notice tone="warning" title={m.edit_refused_reason()}>
      <span lang={langOf(reason)}>{reason}</span>
    </Notice>
  );
}
