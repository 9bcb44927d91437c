import { useState } from 'react';
import { errorText } from './api.ts';

/**
 * Calls the server; a failure is returned as a text to show inline. `busy` is the name of the running action. Resolves
 * to whether it succeeded.
 */
export function useAttempt<Name extends string = string>(fallback: string) {
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState<Name>();
  const [failure, setFailure] = useState<string>();

  const attempt = async (action: () => Promise<unknown>, named?: Name): Promise<boolean> => {
    setBusy(true);
    setName(named);
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

  return { isBusy, busy: isBusy ? name : undefined, failure, attempt };
}
