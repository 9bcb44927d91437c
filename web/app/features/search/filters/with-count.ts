import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

export type Counts = Partial<Record<string, number>> | undefined;

/** Adds to a value's text how many listings it leaves, none included. */
export function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : m.filter_value_count({ label, count: number(count) });
}
