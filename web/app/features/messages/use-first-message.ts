import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { m } from '#web/paraglide/messages.js';

/**
 * Sends a first message. There is no outbox before the conversation exists, so only the draft is saved, and a failure
 * is returned.
 */
export function useFirstMessage(deliver: (message: { text: string; key: string }) => Promise<void>) {
  const { isBusy, failure, attempt } = useAttempt(m.conversation_not_sent());
  const keyOf = useIdempotencyKey();
  const send = (text: string) => attempt(() => deliver({ text, key: keyOf(text) }));
  return { failure, isBusy, send };
}
