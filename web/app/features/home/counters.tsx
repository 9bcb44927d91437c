import type { Site } from '@thikana/contract/site';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** A counter of 0 says nothing good about a new site, and is left out. */
export function Counters({ counters }: { counters: Site['counters'] }) {
  const shown = [
    [counters.listings, m.home_counter_listings()],
    [counters.customers, m.home_counter_customers()],
    [counters.areas, m.home_counter_areas()],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-3 text-center empty:hidden">
      {shown.map(
        ([count, label]) =>
          count > 0 && (
            <div
              key={label}
              className="flex flex-1 flex-col-reverse rounded-card border border-line bg-surface px-2 py-4"
            >
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="font-display font-semibold text-2xl text-tea tabular-nums md:text-4xl">
                {number(count)}+
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
