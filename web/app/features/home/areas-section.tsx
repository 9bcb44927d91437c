import type { AreaTotal } from '@thikana/contract/area-totals';
import { areaLabel } from '@thikana/contract/areas';
import type { Intent } from '@thikana/contract/vocabulary';
import { Link } from 'react-router';
import { areaPath } from '#web/lib/addresses/area-path.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const labels = { rent: m.area_home_rent, sell: m.area_home_sell };

/** Areas with listings, with links to their pages. */
export default function AreasSection({ areas }: { areas: readonly AreaTotal[] }) {
  return (
    <section aria-labelledby="areas" className="below-first-screen">
      <h2 id="areas" className="font-semibold text-2xl">
        {m.area_home()}
      </h2>
      <ul className="mt-3 grid md:mt-5 md:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {areas.map((each) => (
          <li
            key={each.area}
            className="flex flex-wrap items-center gap-x-4 border-line border-b md:block md:rounded-card md:border md:bg-surface md:px-4 md:pt-3"
          >
            <h3 className="mr-auto font-semibold">{areaLabel(each.area)}</h3>
            <p className="flex flex-wrap gap-x-4 md:gap-x-5">
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
