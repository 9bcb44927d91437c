import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

export type Counts = Partial<Record<string, number>> | undefined;

/** Appends the number of listings to a label, also when it is zero. */
export function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : m.filter_value_count({ label, count: number(count) });
}
