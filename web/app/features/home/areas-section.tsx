import type { AreaTotal } from '@thikana/contract/area-totals';
import { areaLabel } from '@thikana/contract/areas';
import type { Intent } from '@thikana/contract/vocabulary';
import { Link } from 'react-router';
import { areaPath } from '#web/lib/addresses/area-path.ts';
import { fullPrice, number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const labels = { rent: m.area_home_rent, sell: m.area_home_sell };

/** Areas with listings as tiles: the usual rent, and links to their pages. */
export default function AreasSection({ areas }: { areas: readonly AreaTotal[] }) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="font-semibold text-2xl">
        {m.area_home()}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {areas.map((each) => (
          <li
            key={each.area}
            className="flex flex-col rounded-card border border-line bg-surface px-3 pt-3 pb-1 md:px-4"
          >
            <h3 className="font-semibold text-lg leading-snug">{areaLabel(each.area)}</h3>
            {each.usualRent !== undefined && (
              <p className="font-semibold text-terracotta tabular-nums">
                {fullPrice(each.usualRent)}{' '}
                <span className="font-normal text-ink-soft text-sm">{m.area_home_usual()}</span>
              </p>
            )}
            <p className="mt-auto flex flex-wrap gap-x-4">
              <AreaLink intent="rent" total={each} />
              <AreaLink intent="sell" total={each} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AreaLink({ intent, total }: { intent: Intent; total: AreaTotal }) {
  const count = total[intent];
  if (count === 0) return null;
  const what = labels[intent]({ count: number(count) });
  return (
    <Link
      to={areaPath(intent, total.area)}
      aria-label={m.area_named({ what, area: areaLabel(total.area) })}
      className="inline-flex min-h-touch items-center text-tea underline"
    >
      {what}
    </Link>
  );
}
