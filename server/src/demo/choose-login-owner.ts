import type { DemoCatalogue } from './demo-catalogue.ts';
import type { DemoOwner } from './people.ts';

/** The owner whose dashboard shows most: listings of every status first, then many of them. */
export function chooseLoginOwner({ owners, listings }: DemoCatalogue): DemoOwner {
  const [best] = [...Map.groupBy(listings, ({ ownerIndex }) => ownerIndex)]
    .map(([ownerIndex, own]) => ({
      owner: owners[ownerIndex],
      statuses: new Set(own.map(({ status }) => status)).size,
      count: own.length,
    }))
    .sort((one, other) => other.statuses - one.statuses || other.count - one.count);
  if (!best?.owner) throw new Error('Nobody in the demo catalogue offers anything.');
  return best.owner;
}
