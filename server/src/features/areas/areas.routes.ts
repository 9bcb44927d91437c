import * as contract from '@thikana/contract/area-pages';
import { namedAreas } from '@thikana/contract/area-slugs';
import { type AreaTotal, viewAreas } from '@thikana/contract/area-totals';
import { mostOfferedAreas } from '@thikana/contract/areas';
import type { Kysely } from 'kysely';
import { type Binding, bind } from '../../http/binding.ts';
import { everyListing, listingDependency } from '../../http/staleness.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { purposeOf, selectionOf } from '../search/search.feature.ts';
import { areasRepository, countFinder } from './areas.repository.ts';
import type { UsualRents } from './usual-rents.ts';
import { viewArea } from './view-area.ts';

export function areasRoutes(db: Kysely<Tables>, usualRents: UsualRents): Binding[] {
  return [
    bind(
      viewAreas,
      async () => {
        const [counts, rents] = await Promise.all([areasRepository(db).countPublic(), usualRents.get()]);
        const countOf = countFinder(counts);
        const areas = namedAreas().map((area) => ({
          area,
          usualRent: rents.get(area),
          rent: countOf(area, 'rent'),
          sell: countOf(area, 'sell'),
        }));
        return { areas: busiest(areas) };
      },
      { dependsOn: () => [everyListing] },
    ),
    bind(contract.viewArea, ({ params }) => viewArea(db, params.area, params.intent), {
      dependsOn: ({ params: { area, intent } }, { newest, nearby }) => [
        selectionOf({ location: [area] }),
        selectionOf({ purpose: purposeOf(intent), location: nearby.map((each) => each.area) }),
        ...newest.map(({ _id }) => listingDependency(_id)),
      ],
    }),
  ];
}

/** The areas with listings in the order of the form; of too many, those with most. */
function busiest(areas: readonly AreaTotal[]): AreaTotal[] {
  const listings = ({ rent, sell }: AreaTotal) => rent + sell;
  const byListings = areas.toSorted((one, other) => listings(other) - listings(one));
  const most = new Set(byListings.slice(0, mostOfferedAreas));
  return areas.filter((area) => listings(area) > 0 && most.has(area));
}
