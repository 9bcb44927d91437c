import type { Conversation } from '@thikana/contract/conversations';
import { blockPerson, unblockPerson } from '@thikana/contract/messages';
import { useState } from 'react';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';

/** Blocks the other person, after a question, and unblocks them. */
export function useBlock(
  { _id: id, silence }: Conversation,
  name: string,
  take: (conversation: Conversation) => void,
) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, attempt } = useAttempt(m.conversation_block_failed());
  const isBlocked = silence === 'blocked-by-you';

  const change = () =>
    attempt(async () => {
      const answer = await call(isBlocked ? unblockPerson : blockPerson, { params: { id } });
      take(answer.conversation);
      setAsking(false);
      toast.success(isBlocked ? m.conversation_unblocked({ name }) : m.conversation_blocked({ name }));
    });

  return { isBlocked, isAsking, setAsking, isBusy, failure, change };
}
