import type { MailProblem } from '@thikana/contract/watch';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { createWatch, type Watch } from '../../lib/watch.ts';
import { m } from '../../paraglide/messages.js';
import type { Log } from '../log.ts';
import { mailProblemOf } from './mail-problem.ts';
import type { Mailer } from './mailer.ts';

/** Logs in to the relay at the start and every ten minutes. Undefined if emails are files. */
export function watchRelay(options: {
  mailer: Pick<Mailer, 'verify'>;
  log: Pick<Log, 'info' | 'warn'>;
  now: () => Date;
}): Watch<MailProblem> | undefined {
  const { log, now } = options;
  const { verify } = options.mailer;
  if (!verify) return undefined;
  return createWatch<MailProblem>({
    everyMilliseconds: 10 * minuteMilliseconds,
    now,
    find: () => verify().then(() => ({}), mailProblemOf),
    onChange({ problem, detail }) {
      if (problem) log.warn({ reason: detail }, m.relay_problem({ problem }));
      else log.info(m.relay_works_again());
    },
  });
}
