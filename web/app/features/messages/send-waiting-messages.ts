import { sendMessage } from '@thikana/contract/messages';
import { call } from '#web/lib/api/api.ts';
import { messageForm } from './message-form.ts';
import { outboxOf } from './outbox.ts';

/** Sends the messages that this user wrote without a connection, and returns the number that arrived. */
export async function sendWaitingMessages(userId: string): Promise<number> {
  const prefix = `outbox:${userId}:`;
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  let count = 0;
  for (const name of names) {
    const conversationId = name.slice(prefix.length);
    const outbox = outboxOf(userId, conversationId);
    for (const message of outbox.get()) {
      if (message.failure === undefined) continue;
      await outbox.inTurn(async () => {
        const body = messageForm(message);
        outbox.arrived(message.key, await call(sendMessage, { params: { id: conversationId }, body }));
        count += 1;
      });
    }
  }
  return count;
}
