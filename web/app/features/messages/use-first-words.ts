import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import { useRepeatKey } from './use-repeat-key.ts';

/** Sends words that nothing can be kept of but the draft; a failure is shown beside it. */
export function useFirstWords(deliver: (letter: { text: string; key: string }) => Promise<void>) {
  const { isBusy, failure, attempt } = useAttempt(m.talk_not_sent());
  const keyOf = useRepeatKey();
  const send = (text: string) => attempt(() => deliver({ text, key: keyOf(text) }));
  return { failure, isBusy, send };
}
