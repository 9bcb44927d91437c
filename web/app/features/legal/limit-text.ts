import type { Law, TimeLimit } from '@thikana/contract/law';
import { m } from '#web/paraglide/messages.js';

export const limitText = ({ count, unit }: TimeLimit): string => m.law_limit({ count, unit });

/** The time limit for a kind of complaint, with its upper limit. */
export function kindLimitText({ within, noLaterThan }: Law['limits'][number]): string {
  const limit = limitText(within);
  return noLaterThan ? m.law_limit_most({ limit, most: limitText(noLaterThan) }) : limit;
}
