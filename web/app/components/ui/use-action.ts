import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { errorText } from '#web/lib/api.ts';

/** Does something on the server, says so and has the screen fetched again; a failure stays where it happened. */
export function useAction(fallback: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  const run = async (action: () => Promise<{ message: string }>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await action();
      toast.success(message);
      await revalidate();
      return true;
    } catch (error) {
      setFailure(errorText(error, fallback));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, failure, run };
}
