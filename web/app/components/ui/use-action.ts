import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { useAttempt } from '#web/lib/api/use-attempt.ts';

/**
 * Sends an action to the server, shows a toast and reloads the screen's data. A failure is returned to be shown inline.
 */
export function useAction(fallback: string) {
  const { isBusy, failure, attempt } = useAttempt(fallback);
  const { revalidate } = useRevalidator();

  const run = (action: () => Promise<{ message: string }>): Promise<boolean> =>
    attempt(async () => {
      const { message } = await action();
      toast.success(message);
      await revalidate();
    });

  return { isBusy, failure, run };
}
