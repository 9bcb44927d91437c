import type { Conversation, Message } from '@thikana/contract/conversations';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { errorText } from '#web/lib/api/api.ts';
import { day } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';
import { groupByDay } from './conversation-messages.ts';
import { MessageBubble } from './message-bubble.tsx';
import { personName } from './person-name.ts';
import { SafetyNote } from './safety-note.tsx';
import { useLoadEarlier } from './use-load-earlier.ts';
import { useScroll } from './use-scroll.ts';

interface Props {
  conversation: Conversation;
  messages: readonly Message[];
  hasEarlier?: boolean;
  loadEarlier?: () => Promise<void>;
  /** Messages being sent, below all that have arrived. */
  children?: ReactNode;
  /** Changes whenever the pending messages change. */
  pendingKey?: string;
}

const never = async () => {};

/** The messages grouped by day, newest at the bottom. Earlier ones load when the top comes into view. */
export function MessageList({ conversation, messages, children, pendingKey = '', ...earlier }: Props) {
  const { hasEarlier = false, loadEarlier = never } = earlier;
  const newest = messages.at(-1);
  const { box, onScroll, hasNewBelow, toEnd } = useScroll({
    first: messages[0]?.number ?? 0,
    last: `${newest?.number} ${pendingKey}`,
    isOwn: pendingKey !== '' || (newest?.isOwn ?? false),
  });
  const [failure, setFailure] = useState<string>();
  const load = () =>
    loadEarlier().catch((error) => setFailure(errorText(error, m.conversation_earlier_failed())));
  const sight = useLoadEarlier(hasEarlier && failure === undefined, load);
  const otherName = personName(conversation.other);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
        tabIndex={0}
        aria-label={m.conversation_messages({ name: otherName })}
        className="h-full overflow-y-auto overscroll-contain px-3 py-4"
      >
        <div role="log" className="grid gap-3">
          {hasEarlier ? (
            <div ref={sight} className="text-center">
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  setFailure(undefined);
                  void load();
                }}
              >
                {m.conversation_earlier()}
              </Button>
              <FormError>{failure}</FormError>
            </div>
          ) : (
            <SafetyNote isContactShown={conversation.isContactShown} />
          )}
          {groupByDay(messages).map((group) => (
            <section key={group.day} aria-label={day(group.day)} className="grid gap-2">
              <p aria-hidden className="text-center text-ink-soft text-sm">
                {day(group.day)}
              </p>
              <ol className="grid gap-2">
                {group.messages.map((message) => (
                  <MessageBubble
                    key={message.number}
                    message={message}
                    otherName={otherName}
                    isReadByOther={message.number <= conversation.readByOther}
                  />
                ))}
              </ol>
            </section>
          ))}
          {children}
        </div>
      </section>
      {hasNewBelow && (
        <Button
          variant="secondary"
          size="sm"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2"
        >
          <ArrowDown size={16} />
          {m.conversation_new_below()}
        </Button>
      )}
    </div>
  );
}
