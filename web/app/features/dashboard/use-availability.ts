import { type AvailabilityAnswer, answerAvailability } from '@thikana/contract/availability';
import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';

/** Sends the owner's answer and reloads the list. */
export function useAvailability(id: string, onDone: () => void) {
  const { busy, failure, attempt } = useAttempt<AvailabilityAnswer>(m.mine_answer_failed());
  const { revalidate } = useRevalidator();

  const answer = async (given: AvailabilityAnswer) => {
    const isDone = await attempt(async () => {
      await call(answerAvailability, { params: { id }, body: { answer: given } });
      toast.success(given === 'available' ? m.mine_confirmed() : m.mine_closed());
      await revalidate();
      onDone();
    }, given);
    if (!isDone) toast.error(m.mine_answer_failed());
  };

  return { sending: busy, failure, answer };
}
