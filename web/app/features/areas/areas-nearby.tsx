import type { AreaView } from '@thikana/contract/area-pages';
import { areaLabel } from '@thikana/contract/areas';
import { Link } from 'react-router';
import { areaPath } from '#web/lib/addresses/area-path.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { countOfProperties } from './area-words.ts';

/** Links to other areas, nearest first. */
export function AreasNearby({ intent, nearby }: Pick<AreaView, 'intent' | 'nearby'>) {
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="font-semibold text-2xl">
        {m.area_nearby()}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {nearby.map(({ area, km, total }) => (
          <li key={area}>
            <Link
              to={areaPath(intent, area)}
              className="block rounded-card border border-line bg-surface p-4 hover:border-line-strong"
            >
              <span className="block font-semibold text-tea">{areaLabel(area)}</span>
              <span className="block text-ink-soft text-sm">
                {m.area_nearby_distance({ km: number(km, 1), count: countOfProperties(total) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
