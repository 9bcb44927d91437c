import { notifyTyping } from '@thikana/contract/messages';
import { useRef } from 'react';
import { NotificationSwitch } from '#web/components/notifications/notification-switch.tsx';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Composer } from './composer.tsx';
import { ContactLine } from './contact-line.tsx';
import { ConversationHeader, ConversationMenu } from './conversation-header.tsx';
import { EnquiryBar } from './enquiry-bar.tsx';
import { IntroductionCard } from './introduction-card.tsx';
import { ListingStatusNote } from './listing-status-note.tsx';
import { MessageList } from './message-list.tsx';
import { PendingBubble } from './pending-bubble.tsx';
import { personName } from './person-name.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { RevealBar } from './reveal-bar.tsx';
import { SilenceNotice } from './silence-notice.tsx';
import { useBlock } from './use-block.ts';
import { type ConversationData, useConversation } from './use-conversation.ts';
import { useReadMark } from './use-read-mark.ts';
import { useSending } from './use-sending.ts';
import { VisitCard } from './visit-card.tsx';

const typingPauseMilliseconds = 3_000;

/** An open conversation: its header, messages and composer. */
export function OpenConversation({ data, userId }: { data: ConversationData; userId: string }) {
  const shown = useConversation(data);
  const { conversation, messages, take } = shown;
  const { _id: id, silence } = conversation;
  const { pending, send, sendAgain, drop } = useSending(userId, id, take);
  useReadMark(conversation, messages);
  const toldTypingAt = useRef(0);
  const name = personName(conversation.other);
  const block = useBlock(conversation, name, take);

  const onTyping = () => {
    if (Date.now() - toldTypingAt.current < typingPauseMilliseconds) return;
    toldTypingAt.current = Date.now();
    // A typing notice that fails does not matter.
    call(notifyTyping, { params: { id } }).catch(() => {});
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <ConversationHeader
        conversation={conversation}
        isTyping={shown.isTyping}
        backTo="/dashboard/messages"
        menu={
          silence !== 'other-deleted' && (
            <ConversationMenu
              conversationId={id}
              side={conversation.side}
              isBlocked={block.isBlocked}
              onBlock={() => (block.isBlocked ? void block.change() : block.setAsking(true))}
            />
          )
        }
      />
      <ListingStatusNote listing={conversation.listing} />
      {conversation.other.contact && <ContactLine contact={conversation.other.contact} />}
      {conversation.introduction && <IntroductionCard introduction={conversation.introduction} />}
      <RevealBar conversation={conversation} onRevealed={take} />
      <EnquiryBar conversation={conversation} onAnswered={take} />
      <VisitCard
        conversation={conversation}
        otherName={name}
        onChange={(next) => take(next, next.lastMessage ? [next.lastMessage] : [])}
      />
      <MessageList
        conversation={conversation}
        messages={messages}
        hasEarlier={shown.hasEarlier}
        loadEarlier={shown.loadEarlier}
        pendingKey={pending.map(({ key }) => key).join()}
      >
        {messages.at(-1)?.isOwn && <NotificationSwitch text={m.push_offer_answer()} isOffer />}
        {pending.length > 0 && (
          <ol className="grid gap-2">
            {pending.map((message) => (
              <PendingBubble key={message.key} message={message} onSendAgain={sendAgain} onDrop={drop} />
            ))}
          </ol>
        )}
      </MessageList>
      {silence ? (
        <SilenceNotice
          silence={silence}
          action={
            block.isBlocked && (
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  className="mt-2"
                  busy={block.isBusy}
                  onClick={block.change}
                >
                  {m.conversation_unblock()}
                </Button>
                <FormError>{block.failure}</FormError>
              </>
            )
          }
        />
      ) : (
        <Composer draftName={`${userId}:${id}`} onSend={send} onTyping={onTyping} />
      )}
      <QuestionDialog
        open={block.isAsking}
        onOpenChange={block.setAsking}
        title={<MessageAround text={name} message={(shown) => m.conversation_block_title({ name: shown })} />}
        description={m.conversation_block_text()}
        keep={m.conversation_block_keep()}
        button={m.conversation_block()}
        isBusy={block.isBusy}
        failure={block.failure}
        onConfirm={block.change}
      />
    </div>
  );
}
