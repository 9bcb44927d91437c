import { sendMessage } from '@thikana/contract/messages';
import { call } from '#web/lib/api/api.ts';
import { messageForm } from './message-form.ts';
import { outboxOf } from './outbox.ts';

/** Sends what this user wrote in these conversations without a connection, and returns the number that arrived. */
export async function sendWaitingMessages(userId: string, conversations: readonly string[]): Promise<number> {
  let count = 0;
  for (const id of conversations) {
    const outbox = outboxOf(userId, id);
    await outbox.loaded;
    for (const message of outbox.get()) {
      if (message.failure === undefined) continue;
      await outbox.inTurn(async () => {
        const body = messageForm(message);
        outbox.arrived(message.key, await call(sendMessage, { params: { id }, body }));
        count += 1;
      });
    }
  }
  return count;
}
