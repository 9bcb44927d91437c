import { expiry } from '@thikana/contract/expiry';
import { createListeners } from '#web/lib/listeners.ts';
import type { Decision } from './decision.ts';

export interface MadeDecision {
  decision: Decision;
  ids: readonly string[];
  /** The title, if it was a decision on one listing. */
  title?: string | undefined;
}

const milliseconds = expiry.decisionUndoSeconds * 1000;
let made: readonly MadeDecision[] = [];
const { subscribe, notify } = createListeners();

function change(next: readonly MadeDecision[]): void {
  made = next;
  notify();
}

/** The decisions of this tab that can be undone, on whichever screen they were made; the last one is undone first. */
export const recentDecisions = {
  subscribe,
  getLast: (): MadeDecision | undefined => made.at(-1),
  getOnServer: (): MadeDecision | undefined => undefined,
  add(decision: MadeDecision): void {
    if (decision.ids.length === 0) return;
    change([...made, decision]);
    setTimeout(() => recentDecisions.remove(decision), milliseconds);
  },
  remove(decision: MadeDecision): void {
    if (made.includes(decision)) change(made.filter((other) => other !== decision));
  },
};
