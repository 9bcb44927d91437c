import { useState } from 'react';
import { errorText } from '#web/lib/api.ts';
import { m } from '#web/paraglide/messages.js';
import { useRepeatKey } from './use-repeat-key.ts';

/** Sends words that nothing can be kept of but the draft; a failure is shown beside it. */
export function useFirstWords(deliver: (letter: { text: string; key: string }) => Promise<void>) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const keyOf = useRepeatKey();

  const send = async (text: string): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await deliver({ text, key: keyOf(text) });
      return true;
    } catch (error) {
      setFailure(errorText(error, m.talk_not_sent()));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { failure, isBusy, send };
}
