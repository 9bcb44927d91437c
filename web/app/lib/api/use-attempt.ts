import { useState } from 'react';
import { errorText } from './api.ts';

/** Calls the server; a failure is returned as a text to show inline. Resolves to whether it succeeded. */
export function useAttempt(fallback: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setFailure(errorText(error, fallback));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, attempt };
}
