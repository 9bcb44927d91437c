import type { ProposedTexts } from '@thikana/contract/own-listings';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

/** Whether the owner's texts in a second language wait for review, or why they were rejected. */
export function SecondLanguageNote({ proposed }: { proposed: ProposedTexts }) {
  const { rejectedAt, reason = '', proposedAt } = proposed;
  if (rejectedAt)
    return (
      <Notice tone="warning">
        <MessageAround text={reason} message={(quoted) => m.mine_second_rejected({ reason: quoted })} />
      </Notice>
    );
  return <Notice tone="info">{m.mine_second_waits({ day: longDate(proposedAt) ?? '' })}</Notice>;
}
