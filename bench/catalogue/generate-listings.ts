import type { CityArea } from '@thikana/contract/city';
import { toldPosition } from '@thikana/contract/map-area';
import { createDemoCatalogue } from '../../server/src/demo/demo-catalogue.ts';
import { createRandom, type Random } from '../../server/src/demo/random.ts';
import { listingColumns } from '../../server/src/features/listings/listings.feature.ts';
import type { RealOffers } from './real-offers.ts';

type ListingColumns = ReturnType<typeof listingColumns>;

export type GeneratedListing = ListingColumns & {
  id: string;
  /** The index of the owner. */
  ownerNumber: number;
  approval_status: string;
  pictureCount: number;
};

const texts = 40;
const yearMilliseconds = 365 * 86_400_000;
/** Prices in Siliguri relative to those of a large city. */
const townPrices = { rent: 0.55, sale: 0.8 };

/**
 * Generates `approved` listings and, for every sixteen of them, one that is not approved. Places and words come from
 * the demo, prices and sizes from real offers if there are any; most are recent. The same seed and time give the same
 * listings.
 */
export function* generateListings(options: {
  approved: number;
  owners: number;
  now: Date;
  real: RealOffers | undefined;
  /** Spreads the listings over these areas, more over the first ones. */
  areas?: readonly CityArea[] | undefined;
  seed?: number;
}): Generator<GeneratedListing> {
  const seed = options.seed ?? 20_261;
  const random = createRandom(seed);
  const models = Array.from({ length: texts }, (_, edition) =>
    createDemoCatalogue({ now: options.now, pictureFiles: [], seed: seed + edition }).listings.map(
      ({ fields }) => listingColumns(fields, 'printed'),
    ),
  ).flat();
  let approved = 0;
  for (let number = 0; approved < options.approved; number += 1) {
    const status = random.chance(1 / 17) ? random.pick(['pending', 'rejected']) : 'approved';
    if (status === 'approved') approved += 1;
    yield {
      ...vary(inSomeArea(random.pick(models), options.areas, random), options.real, random),
      id: idOf(number, approved / options.approved, options.now),
      // A few owners have many listings.
      ownerNumber: Math.floor(random.next() ** 3 * options.owners),
      approval_status: status,
      pictureCount: random.chance(0.2) ? 0 : random.between(1, 5),
    };
  }
}

function inSomeArea(
  model: ListingColumns,
  areas: readonly CityArea[] | undefined,
  random: Random,
): ListingColumns {
  const area = areas?.[Math.floor(random.next() ** 2 * areas.length)];
  if (!area) return model;
  const { slug, longitude, latitude } = area;
  return { ...model, area: slug, longitude, latitude };
}

function vary(model: ListingColumns, real: RealOffers | undefined, random: Random): ListingColumns {
  const moved = {
    ...model,
    ...toldPosition({
      longitude: model.longitude + (random.next() - 0.5) * 0.01,
      latitude: model.latitude + (random.next() - 0.5) * 0.01,
    }),
  };
  if (!real || model.category === 'shop' || model.category === 'land') return withOtherPrice(moved, random);
  return model.intent === 'rent' ? withRent(moved, real, random) : withSale(moved, real, random);
}

function withRent(model: ListingColumns, { rents }: RealOffers, random: Random): ListingColumns {
  const offer = random.pick(rents);
  return {
    ...model,
    rent_rupees: rounded(offer.rupees * townPrices.rent, 500),
    frequency: 'month',
    built_up_area_square_feet: offer.squareFeet,
    bedrooms: offer.bedrooms,
    bathrooms: offer.bathrooms,
    furnishing: offer.furnishing,
  };
}

function withSale(model: ListingColumns, { sales }: RealOffers, random: Random): ListingColumns {
  const offer = random.pick(sales);
  return {
    ...model,
    price_rupees: rounded(offer.rupees * townPrices.sale, 10_000),
    built_up_area_square_feet: offer.squareFeet,
    bedrooms: offer.bedrooms,
    parking: offer.parking,
  };
}

function withOtherPrice(model: ListingColumns, random: Random): ListingColumns {
  const factor = 0.6 + random.next() * 0.9;
  const times = (rupees: number | null, step: number) => rupees && rounded(rupees * factor, step);
  return {
    ...model,
    rent_rupees: times(model.rent_rupees, 100),
    price_rupees: times(model.price_rupees, 1000),
    price_per_unit_rupees: times(model.price_per_unit_rupees, 100),
    total_price_rupees: times(model.total_price_rupees, 100),
  };
}

function rounded(rupees: number, step: number): number {
  return Math.max(step, Math.round(rupees / step) * step);
}

/** Spread over the last three years, most in the last months, in order of posting. */
function idOf(number: number, share: number, now: Date): string {
  const age = (1 - share) ** 2.5 * 3 * yearMilliseconds;
  const seconds = Math.floor((now.getTime() - age) / 1000);
  return seconds.toString(16).padStart(8, '0') + number.toString(16).padStart(16, '0');
}
