import { ApiError } from '@thikana/contract/api-error';
import { approvePost, type ModeratedListing, rejectPost } from '@thikana/contract/moderation';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { useState } from 'react';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import type { Decision } from './decision.ts';
import { recentDecisions } from './recent-decisions.ts';

const words = {
  approve: { done: m.admin_approved, failed: m.admin_approve_failed },
  reject: { done: m.admin_rejected, failed: m.admin_reject_failed },
} as const;

/**
 * Approves and rejects listings, also several at once. A listing is busy until `onDecided` resolves, or `onOutdated` if
 * its owner has edited it in the meantime.
 */
export function useDecisions(onDecided: (post: ModeratedListing) => unknown, onOutdated?: () => unknown) {
  const [busy, setBusy] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [failure, setFailure] = useState<ActionFailure>();

  /** Resolves to true when the server has accepted the decision. */
  const decide = async (post: ManagedListing, decision: Decision, reason?: string): Promise<boolean> => {
    const id = post._id;
    setBusy((before) => new Map(before).set(id, decision));
    setFailure(undefined);
    try {
      const { result } = await send(post, decision, reason);
      toast.success(words[decision].done());
      recentDecisions.add({ decision, ids: [id], title: post.title });
      await onDecided(result);
      return true;
    } catch (error) {
      setFailure({ title: words[decision].failed(), text: errorText(error, '') });
      toast.error(words[decision].failed());
      if (error instanceof ApiError && error.code === 'listing_changed') await onOutdated?.();
      return false;
    } finally {
      setBusy((before) => new Map([...before].filter(([other]) => other !== id)));
    }
  };

  return { busy, failure, decide, forgetFailure: () => setFailure(undefined) };
}

function send({ _id: id, updatedAt }: ManagedListing, decision: Decision, reason: string | undefined) {
  if (decision === 'approve') return call(approvePost, { query: { id, unmodifiedSince: updatedAt } });
  return call(rejectPost, { query: reason ? { id, reason } : { id } });
}
