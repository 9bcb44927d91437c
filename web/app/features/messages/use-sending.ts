import type { Conversation, Message } from '@thikana/contract/conversations';
import { sendMessage } from '@thikana/contract/messages';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { call, errorText } from '#web/lib/api/api.ts';
import { randomId } from '#web/lib/api/random-id.ts';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import type { PendingMessage } from '#web/lib/offline/unsent-messages.ts';
import { m } from '#web/paraglide/messages.js';
import { messageForm } from './message-form.ts';
import { outboxOf } from './outbox.ts';

type Take = (conversation: Conversation, messages: readonly Message[]) => void;

/** Shows a message immediately and keeps failed ones for another attempt. */
export function useSending(userId: string, conversationId: string, take: Take) {
  const outbox = useMemo(() => outboxOf(userId, conversationId), [userId, conversationId]);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);

  const post = useCallback(
    (message: PendingMessage) => {
      outbox.put({ ...message, failure: undefined });
      return outbox.inTurn(async () => {
        try {
          const body = messageForm(message);
          outbox.arrived(message.key, await call(sendMessage, { params: { id: conversationId }, body }));
        } catch (error) {
          const failure = navigator.onLine
            ? errorText(error, m.conversation_not_sent())
            : m.conversation_waiting();
          outbox.put({ ...message, failure });
        }
      });
    },
    [conversationId, outbox],
  );

  useEffect(() => outbox.onArrival(({ conversation, sent }) => take(conversation, [sent])), [outbox, take]);

  useWhenOnline(() => {
    for (const message of outbox.get()) if (message.failure !== undefined) void post(message);
  });

  return {
    pending,
    /** Stores the message in the outbox first, so a failure does not lose it. */
    async send(text: string, files: readonly File[]) {
      void post({
        key: randomId(),
        text,
        files,
        failure: undefined,
        createdAt: new Date().toISOString(),
      });
      return true;
    },
    sendAgain: post,
    drop: ({ key }: PendingMessage) => outbox.drop(key),
  };
}
