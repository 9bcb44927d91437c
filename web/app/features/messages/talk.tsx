import { blockPerson, tellTyping, unblockPerson } from '@thikana/contract/messages';
import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { BlockDialog } from './block-dialog.tsx';
import { Composer } from './composer.tsx';
import { LetterBubble } from './letter-bubble.tsx';
import { ListingStanding } from './listing-standing.tsx';
import { MessageList } from './message-list.tsx';
import { personName } from './person-name.ts';
import { SilenceNotice } from './silence-notice.tsx';
import { TalkHeader, TalkMenu } from './talk-header.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useSending } from './use-sending.ts';
import { type TalkData, useTalk } from './use-talk.ts';
import { VisitCard } from './visit-card.tsx';

const typingPauseMilliseconds = 3_000;

/** An open conversation: its header, messages and composer. */
export function Talk({ data, userId }: { data: TalkData; userId: string }) {
  const talk = useTalk(data);
  const { conversation, messages, take } = talk;
  const { _id: id, silence } = conversation;
  const { letters, send, sendAgain, drop } = useSending(userId, id, take);
  useReadMark(conversation, messages);
  const toldTypingAt = useRef(0);
  const [isBlocking, setBlocking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const name = personName(conversation.other);
  const isBlocked = silence === 'blocked-by-you';

  const changeBlock = async () => {
    setFailure(undefined);
    try {
      const answer = await call(isBlocked ? unblockPerson : blockPerson, { params: { id } });
      take(answer.conversation);
      setBlocking(false);
      toast.success(isBlocked ? m.talk_unblocked({ name }) : m.talk_blocked({ name }));
    } catch (error) {
      setFailure(errorText(error, m.talk_block_failed()));
    }
  };
  const onTyping = () => {
    if (Date.now() - toldTypingAt.current < typingPauseMilliseconds) return;
    toldTypingAt.current = Date.now();
    // A typing notice that fails does not matter.
    call(tellTyping, { params: { id } }).catch(() => {});
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <TalkHeader
        conversation={conversation}
        isTyping={talk.isTyping}
        backTo="/dashboard/messages"
        menu={
          silence !== 'other-deleted' && (
            <TalkMenu
              conversationId={id}
              isBlocked={isBlocked}
              onBlock={() => (isBlocked ? void changeBlock() : setBlocking(true))}
            />
          )
        }
      />
      <ListingStanding listing={conversation.listing} />
      <VisitCard
        conversation={conversation}
        otherName={name}
        onChange={(next) => take(next, next.lastMessage ? [next.lastMessage] : [])}
      />
      <MessageList
        conversation={conversation}
        messages={messages}
        hasEarlier={talk.hasEarlier}
        loadEarlier={talk.loadEarlier}
        pendingKey={letters.map(({ key }) => key).join()}
      >
        {letters.length > 0 && (
          <ol className="grid gap-2">
            {letters.map((letter) => (
              <LetterBubble key={letter.key} letter={letter} onSendAgain={sendAgain} onDrop={drop} />
            ))}
          </ol>
        )}
      </MessageList>
      {silence ? (
        <SilenceNotice
          silence={silence}
          action={
            isBlocked && (
              <>
                <Button variant="secondary" size="sm" className="mt-2" onClick={changeBlock}>
                  {m.talk_unblock()}
                </Button>
                <FormError>{failure}</FormError>
              </>
            )
          }
        />
      ) : (
        <Composer draftName={`${userId}:${id}`} onSend={send} onTyping={onTyping} />
      )}
      <BlockDialog
        open={isBlocking}
        onOpenChange={setBlocking}
        name={name}
        failure={failure}
        onConfirm={changeBlock}
      />
    </div>
  );
}
