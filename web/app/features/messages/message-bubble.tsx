import type { Message } from '@thikana/contract/conversations';
import { langOf } from '@thikana/contract/language-of-text';
import { Check, CheckCheck } from 'lucide-react';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { clock } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { answerWords } from './answer-words.ts';
import { FraudNotice } from './fraud-notice.tsx';
import { MessagePictures } from './message-pictures.tsx';
import { VisitStep } from './visit-step.tsx';

interface Props {
  message: Message;
  isReadByOther: boolean;
  otherName: string;
}

export function MessageBubble({ message, isReadByOther, otherName }: Props) {
  const { isOwn, text, pictures, visit, answer, warnings, createdAt } = message;
  return (
    <li className={`grid gap-1 ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
      <div className={bubbleLook(isOwn)}>
        <VisuallyHidden>
          <MarkedText text={isOwn ? m.conversation_you() : otherName} />:{' '}
        </VisuallyHidden>
        {pictures.length > 0 && <MessagePictures pictures={pictures} />}
        {text && (
          <p lang={langOf(text)} className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        )}
        {answer && <p className="font-semibold">{answerWords[answer]()}</p>}
        {visit && <VisitStep visit={visit} />}
        <p className="mt-1 flex items-center justify-end gap-1 text-ink-soft text-xs tabular-nums">
          {clock(createdAt)}
          {isOwn && <ReadMark isRead={isReadByOther} />}
        </p>
      </div>
      {warnings.length > 0 && <FraudNotice scripts={warnings} />}
    </li>
  );
}

export function bubbleLook(isOwn: boolean): string {
  const side = isOwn ? 'rounded-br-none bg-tea-soft' : 'rounded-bl-none border border-line bg-surface';
  return `max-w-[85%] min-w-24 rounded-card px-3 py-2 md:max-w-[75%] ${side}`;
}

function ReadMark({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check;
  return (
    <span className={isRead ? 'text-tea' : ''}>
      <Icon size={14} />
      <VisuallyHidden>{isRead ? m.conversation_read() : m.conversation_sent()}</VisuallyHidden>
    </span>
  );
}
