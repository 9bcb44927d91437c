import { type AvailabilityAnswer, answerAvailability } from '@thikana/contract/availability';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

/** Sends the owner's answer and reloads the list. */
export function useAvailability(id: string, onDone: () => void) {
  const [sending, setSending] = useState<AvailabilityAnswer>();
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();

  const answer = async (given: AvailabilityAnswer) => {
    setSending(given);
    setFailure(undefined);
    try {
      await call(answerAvailability, { params: { id }, body: { answer: given } });
      toast.success(given === 'available' ? m.mine_confirmed() : m.mine_closed());
      await revalidate();
      onDone();
    } catch (error) {
      setFailure(errorText(error, m.mine_answer_failed()));
      toast.error(m.mine_answer_failed());
    } finally {
      setSending(undefined);
    }
  };

  return { sending, failure, answer };
}
