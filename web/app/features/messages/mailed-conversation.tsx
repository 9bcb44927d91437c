import type { Conversation, Message } from '@thikana/contract/conversations';
import { answerMailedConversation } from '@thikana/contract/inbox';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { mergeMessages } from './conversation-messages.ts';
import { IntroductionCard } from './introduction-card.tsx';
import { ListingStatusNote } from './listing-status-note.tsx';
import { MessageList } from './message-list.tsx';
import { SilenceNotice } from './silence-notice.tsx';
import { useFirstMessage } from './use-first-message.ts';

interface Props {
  token: string;
  conversation: Conversation;
  messages: readonly Message[];
}

/** A conversation opened from an email: the newest messages and a reply form, without login. */
export function MailedConversation({ token, ...loaded }: Props) {
  const [{ conversation, messages }, setShown] = useState<Omit<Props, 'token'>>(loaded);
  const { failure, isBusy, send } = useFirstMessage(async (message) => {
    const answer = await call(answerMailedConversation, { params: { token }, body: message });
    setShown({ conversation: answer.conversation, messages: mergeMessages(messages, [answer.sent]) });
  });

  return (
    <div className="container-page max-w-3xl py-4">
      <h1 className="mb-2 font-semibold text-title">{m.inbox_title()}</h1>
      <div className="flex h-[calc(100dvh-12rem)] min-h-96 flex-col overflow-hidden rounded-card border border-line">
        <ConversationHeader conversation={conversation} />
        <ListingStatusNote listing={conversation.listing} />
        {conversation.introduction && <IntroductionCard introduction={conversation.introduction} />}
        <MessageList conversation={conversation} messages={messages} />
        <FormError>{failure}</FormError>
        {conversation.silence ? (
          <SilenceNotice silence={conversation.silence} />
        ) : (
          <Composer
            draftName={`mailed:${conversation._id}`}
            takesPictures={false}
            isBusy={isBusy}
            onSend={send}
          />
        )}
      </div>
      <p className="mt-2 text-ink-soft">
        {m.conversation_mailed_more()}{' '}
        <Link
          to={`/login?from=${encodeURIComponent(`/dashboard/messages/${conversation._id}`)}`}
          className="inline-flex min-h-touch items-center underline"
        >
          {m.conversation_log_in()}
        </Link>
      </p>
    </div>
  );
}
