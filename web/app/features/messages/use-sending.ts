import type { Conversation, Message } from '@thikana/contract/conversations';
import { sendMessage } from '@thikana/contract/messages';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { call, errorText } from '#web/lib/api/api.ts';
import { randomId } from '#web/lib/api/random-id.ts';
import { m } from '#web/paraglide/messages.js';
import { type Letter, outboxOf } from './outbox.ts';

type Take = (conversation: Conversation, messages: readonly Message[]) => void;

/** Shows a message immediately and keeps failed ones for another attempt. */
export function useSending(userId: string, conversationId: string, take: Take) {
  const outbox = useMemo(() => outboxOf(userId, conversationId), [userId, conversationId]);
  const letters = useSyncExternalStore(outbox.subscribe, outbox.get, outbox.get);

  const post = useCallback(
    (letter: Letter) => {
      outbox.put({ ...letter, failure: undefined });
      return outbox.inTurn(async () => {
        try {
          const body = formOf(letter);
          const { sent, conversation } = await call(sendMessage, { params: { id: conversationId }, body });
          take(conversation, [sent]);
          outbox.drop(letter.key);
        } catch (error) {
          outbox.put({ ...letter, failure: errorText(error, m.talk_not_sent()) });
        }
      });
    },
    [conversationId, outbox, take],
  );

  // Online again.
  useEffect(() => {
    const again = () => {
      for (const letter of outbox.get()) if (letter.failure !== undefined) void post(letter);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [outbox, post]);

  return {
    letters,
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
    drop: ({ key }: Letter) => outbox.drop(key),
  };
}

function formOf({ key, text, files }: Letter): FormData {
  const form = new FormData();
  form.append('key', key);
  form.append('text', text);
  for (const file of files) form.append('pictures', file);
  return form;
}
