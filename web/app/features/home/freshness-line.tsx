import type { Freshness } from '@thikana/contract/freshness';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** How many listings are new and confirmed. A 0 says nothing good, and is left out. */
export function FreshnessLine({ newThisWeek, confirmed }: Freshness) {
  const counts = { new: number(newThisWeek), confirmed: number(confirmed) };
  const text =
    newThisWeek > 0
      ? (confirmed > 0 ? m.home_fresh : m.home_fresh_new)(counts)
      : confirmed > 0 && m.home_fresh_confirmed(counts);
  if (!text) return null;
  return <p className="mt-3 text-center text-ink-soft tabular-nums">{text}</p>;
}
