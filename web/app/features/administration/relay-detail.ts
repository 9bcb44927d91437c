import type { MailProblem } from '@thikana/contract/watch';
import { m } from '#web/paraglide/messages.js';

/** What the relay answered, or what this server reported if there was no answer. */
export function relayDetail(problem: MailProblem, detail: string): string {
  return problem === 'login' || problem === 'refused'
    ? m.watch_answer({ answer: detail })
    : m.watch_reason({ reason: detail });
}
