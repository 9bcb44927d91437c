import { type SignalChoice, signalChoices } from '@thikana/contract/moderation';
import { chosenIn } from './paging.ts';

export interface QueueFilter {
  signal: SignalChoice | undefined;
  owner: string | undefined;
  batch: string | undefined;
}

/** The filters of the review queue in the address. */
export function queueFilterIn(search: URLSearchParams): QueueFilter {
  const matching = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  return {
    signal: chosenIn(search, 'signal', signalChoices),
    owner: matching('owner', /^[0-9a-f]{24}$/),
    batch: matching('batch', /^[1-9]\d{0,8}$/),
  };
}

export const isFiltered = (filter: QueueFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
