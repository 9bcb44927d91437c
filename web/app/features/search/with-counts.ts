import type { Option } from '#web/components/ui/inputs.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

export type Counts = Partial<Record<string, number>> | undefined;

/** Says beside a value how many listings it leaves, none included. */
export function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : m.filter_value_count({ label, count: number(count) });
}

export function withCounts(options: readonly Option[], counts: Counts): Option[] {
  return options.map(({ value, label }) => ({ value, label: withCount(label, counts?.[value]) }));
}
