import { cityDay } from '@thikana/contract/city-time';
import type { Conversation, VisitAction } from '@thikana/contract/conversations';
import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { shortDay } from '#web/lib/format/dates.ts';
import { clock } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { answerWords } from './answer-words.ts';
import { personName } from './person-name.ts';

/** A conversation in the list. */
export function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { _id: id, other, lastMessage, unread } = conversation;
  const { title } = inCurrentLanguage(conversation.listing);
  const name = personName(other);
  return (
    <NavLink
      to={`/dashboard/messages/${id}`}
      className="flex min-h-touch items-center gap-3 px-3 py-3 hover:bg-raised aria-[current=page]:bg-raised"
    >
      <Avatar name={name} src={other.avatar} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">
            <MarkedText text={name} />
          </span>
          {lastMessage && (
            <span className="shrink-0 text-ink-soft text-xs tabular-nums">
              {timeOf(lastMessage.createdAt)}
            </span>
          )}
        </span>
        <span lang={langOf(title)} className="truncate text-ink-soft text-sm">
          {title}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className={`truncate text-sm ${unread > 0 ? 'font-semibold' : ''}`}>
            {lastMessage ? previewOf(lastMessage) : ''}
          </span>
          <CountBadge count={unread} label={m.inbox_unread({ count: unread })} />
        </span>
      </span>
    </NavLink>
  );
}

function timeOf(iso: string): string {
  const day = cityDay(new Date(iso));
  return day === cityDay(new Date()) ? clock(iso) : shortDay(day);
}

function previewOf({
  isOwn,
  text,
  pictures,
  visit,
  answer,
}: NonNullable<Conversation['lastMessage']>): ReactNode {
  if (visit) return visitWords[visit.action](isOwn);
  const words = answer ? answerWords[answer]() : text || m.inbox_pictures({ count: pictures.length });
  return <MessageAround text={words} message={(shown) => (isOwn ? m.inbox_own({ text: shown }) : shown)} />;
}

const visitWords: Record<VisitAction, (isOwn: boolean) => string> = {
  proposed: (isOwn) => (isOwn ? m.inbox_visit_you_proposed() : m.inbox_visit_proposed()),
  moved: (isOwn) => (isOwn ? m.inbox_visit_you_moved() : m.inbox_visit_moved()),
  accepted: () => m.conversation_visit_was_accepted(),
  cancelled: () => m.conversation_visit_was_cancelled(),
};
