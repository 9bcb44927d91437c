import type { WaitingDecision } from './decisions.repository.ts';

export interface Announcement {
  /** What the owner is told: the last decision about each listing. */
  told: WaitingDecision[];
  /** Every decision that needs no further announcement. */
  settled: number[];
}

/**
 * Sorts decisions that wait, which are in their order. A listing whose last decision can still be undone waits as a
 * whole, one that ends where it began is not worth an email, and one that was hidden meanwhile is not online.
 */
export function announce(waiting: readonly WaitingDecision[], undoableAfter: Date): Announcement {
  const result: Announcement = { told: [], settled: [] };
  for (const decisions of Map.groupBy(waiting, (decision) => decision.listing_id).values()) {
    const [first, last] = [decisions.at(0), decisions.at(-1)];
    if (!first || !last || last.decided_at > undoableAfter) continue;
    result.settled.push(...decisions.map(({ id }) => id));
    const isChanged = first.from_status !== last.to_status;
    const isHidden = last.to_status === 'approved' && last.hidden_at !== null;
    if (isChanged && !isHidden) result.told.push(last);
  }
  return result;
}
