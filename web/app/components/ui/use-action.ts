import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { useAttempt } from '#web/lib/api/use-attempt.ts';

/** Does something on the server, says so and has the screen fetched again; a failure stays where it happened. */
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
