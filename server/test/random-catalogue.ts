import { floorChoices } from '@thikana/contract/floors';
import { landUnits } from '@thikana/contract/land';
import { type Bounds, degreeParts } from '@thikana/contract/map-area';
import { rentPriceRanges, salePriceRanges } from '@thikana/contract/price-ranges';
import { searchFeatures } from '@thikana/contract/search/filters/features';
import {
  approvalStatuses,
  categories,
  frequencies,
  furnishings,
  intents,
  searchOrders,
} from '@thikana/contract/vocabulary';
import fc from 'fast-check';
import { newId } from '#server/lib/ids.ts';
import type { ReferenceListing } from './reference-search.ts';

// Each word is its own stem, so that a plain comparison finds it too.
const words = ['market', 'garden', 'school', 'lift', 'hospital', 'quiet', 'corner', 'bidhan'];
const fewAreas = ['sevoke', 'matigara', 'bagdogra', 'other'];
/** Points, a long road and one with few corners. */
const fewLandmarks = ['njp-station', 'bidhan-market', 'hill-cart-road', 'burdwan-road'];
const text = (minLength: number) =>
  fc.array(fc.constantFrom(...words), { minLength, maxLength: 6 }).map((each) => each.join(' '));
/** Long enough for words that are far apart. */
const longText = fc
  .array(fc.constantFrom(...words, 'bright', 'tiled', 'bright', 'tiled', 'bright', 'tiled'), {
    minLength: 3,
    maxLength: 90,
  })
  .map((each) => each.join(' '));
const rupees = fc.oneof(
  fc.integer({ min: 1, max: 100_000_000 }),
  fc.constantFrom(5_000, 10_000, 20_000, 1_000_000, 2_500_000, 15_000_000),
);

/** The precision of stored positions. */
const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * degreeParts) / degreeParts);
/** The precision of positions in addresses. */
const shortDegrees = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 10_000), max: Math.round(max * 10_000) }).map((value) => value / 10_000);

const made = fc.record({
  intent: fc.constantFrom(...intents),
  category: fc.constantFrom(...categories),
  status: fc.constantFrom('approved', 'approved', 'approved', ...approvalStatuses),
  isHidden: fc.nat(9).map((value) => value === 0),
  title: text(3),
  description: longText,
  location: text(1),
  alternateLocation: fc.option(text(1)),
  area: fc.constantFrom(...fewAreas),
  rooms: fc.nat(5),
  hasOne: fc.boolean(),
  hasOther: fc.boolean(),
  furnishing: fc.option(fc.constantFrom(...furnishings)),
  frequency: fc.constantFrom(...frequencies),
  rupees,
  pictureCount: fc.nat(1),
  bumpedSecondsAgo: fc.option(fc.nat(3)),
  longitude: degrees(88.38, 88.46),
  latitude: degrees(26.68, 26.76),
  showsExactPlace: fc.boolean(),
  floor: fc.integer({ min: -2, max: 5 }),
  size: fc.constantFrom(0, 450, 900, 1440, 1800),
  land: fc.tuple(fc.constantFrom(0.5, 1, 2, 4), fc.constantFrom(...landUnits().map(({ unit }) => unit))),
  availableFrom: fc.constantFrom('2026-11-01', '2026-12-01', '2027-01-15'),
});
type Made = typeof made extends fc.Arbitrary<infer Value> ? Value : never;

/** Listings of every category and status, as database rows. */
export const someListings = (ownerId: string) =>
  fc.array(made, { minLength: 20, maxLength: 60 }).map((all) => all.map((each) => asRow(ownerId, each)));

const everyFilter = fc.record({
  q: fc
    .uniqueArray(fc.constantFrom(...words, 'mar', 'gard', 'sevok'), { minLength: 1, maxLength: 3 })
    .map((all) => all.join(' ')),
  spelling: fc.constant('exact' as const),
  purpose: fc.constantFrom('rent', 'buy'),
  propertyType: fc.uniqueArray(fc.constantFrom(...categories), { minLength: 1, maxLength: 2 }),
  location: fc.uniqueArray(fc.constantFrom(...fewAreas), { minLength: 1, maxLength: 2 }),
  priceRange: fc.constantFrom(
    ...frequencies.flatMap(rentPriceRanges),
    ...salePriceRanges(),
    '0-5000000',
    '8000+',
    '10000-45000',
  ),
  period: fc.uniqueArray(fc.constantFrom(...frequencies), { minLength: 1, maxLength: 2 }),
  unitPrice: fc.constantFrom('0-500000katha', '2000000+katha', '1000-40000', '0-10'),
  bedrooms: fc.integer({ min: 1, max: 5 }),
  rooms: fc.uniqueArray(
    fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom('2+' as const, '4+' as const)),
    {
      minLength: 1,
      maxLength: 2,
    },
  ),
  bathrooms: fc.integer({ min: 1, max: 5 }),
  furnishing: fc.uniqueArray(fc.constantFrom(...furnishings), { minLength: 1, maxLength: 2 }),
  with: fc.uniqueArray(fc.constantFrom(...searchFeatures), { minLength: 1, maxLength: 2 }),
  within: fc
    .tuple(
      ...[shortDegrees(88.37, 88.42), shortDegrees(26.67, 26.72)],
      ...[shortDegrees(88.421, 88.47), shortDegrees(26.721, 26.77)],
    )
    .map(([west, south, east, north]) => ({ west, south, east, north }) as Bounds),
  shape: fc.array(
    fc.record({ longitude: shortDegrees(88.37, 88.47), latitude: shortDegrees(26.67, 26.77) }),
    { minLength: 3, maxLength: 8 },
  ),
  size: fc.constantFrom({ min: 0, max: 900 }, { min: 900, max: 1800 }, { min: 720 }),
  floor: fc.constantFrom(...floorChoices),
  available: fc.constantFrom('2026-10-31', '2026-12-01', '2026-12-31'),
  near: fc.record({ longitude: shortDegrees(88.37, 88.47), latitude: shortDegrees(26.67, 26.77) }),
  km: fc.constantFrom(1, 2.5, 4, 10),
  landmark: fc.uniqueArray(fc.constantFrom(...fewLandmarks), { minLength: 1, maxLength: 2 }),
  sort: fc.constantFrom(...searchOrders),
});

type Everything = typeof everyFilter extends fc.Arbitrary<infer Value> ? Value : never;

const only = (all: Everything, names: readonly (keyof Everything)[]): Partial<Everything> =>
  Object.fromEntries(names.map((name) => [name, all[name]]));
const names = (all: Everything) => Object.keys(all) as (keyof Everything)[];

/** Random searches that match some of those listings: a few filters at a time, often near a place. */
export const someSearch = everyFilter.chain((all) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.subarray(names(all), { maxLength: 3 }).map((few) => only(all, few)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.subarray(['km', 'propertyType', 'purpose'] as const), fc.boolean())
        .map(([few, isNearest]) => ({
          ...only(all, ['near', ...few]),
          ...(isNearest && { sort: 'nearest' as const }),
        })),
    },
  ),
);

/** Random searches with several filters, which match few of those listings or none. */
export const someNarrowSearch = everyFilter.chain((all) =>
  fc.subarray(names(all), { minLength: 2, maxLength: 6 }).map((some) => only(all, some)),
);

/** In whole seconds, as bumps are stored. */
function secondsAgo(seconds: number): Date {
  return new Date((Math.floor(Date.now() / 1000) - seconds) * 1000);
}

function asRow(ownerId: string, each: Made): ReferenceListing {
  const category = each.category === 'land' && each.intent === 'rent' ? 'shop' : each.category;
  const isHome = category === 'house' || category === 'flat';
  const isRent = each.intent === 'rent';
  const isLand = category === 'land';
  return {
    id: newId(),
    owner_id: ownerId,
    intent: each.intent,
    category,
    title: each.title,
    description: each.description,
    location: each.location,
    alternate_location: each.alternateLocation,
    second_title: null,
    second_description: null,
    longitude: each.longitude,
    latitude: each.latitude,
    area: each.area,
    shows_exact_place: each.showsExactPlace,
    messages_only: false,
    approval_status: each.status,
    hidden_at: each.isHidden ? new Date() : null,
    hidden_reasons: [],
    confirmed_at: null,
    asked_at: null,
    bedrooms: isHome ? each.rooms : null,
    bathrooms: isHome ? Math.ceil(each.rooms / 2) : null,
    floor: category === 'house' ? each.floor : null,
    built_up_area_square_feet: isHome ? each.size : null,
    attached_bathroom: isHome ? each.hasOne : null,
    parking: isHome ? each.hasOther : null,
    furnishing: isLand ? null : each.furnishing,
    available_from: isLand ? null : each.availableFrom,
    shop_area_square_feet: category === 'shop' ? each.size : null,
    lift: category === 'flat' || category === 'shop' ? each.hasOther : null,
    has_shutter: category === 'shop' ? each.hasOne : null,
    rent_rupees: isRent ? each.rupees : null,
    frequency: isRent ? each.frequency : null,
    deposit_rupees: null,
    maintenance_rupees: null,
    is_project: false,
    project_number: null,
    available_for_duration: isRent ? 11 : null,
    available_for_duration_unit: isRent ? 'month' : null,
    price_rupees: !isRent && !isLand ? each.rupees : null,
    price_per_unit_rupees: isLand ? 1_000 : null,
    unit: isLand ? 'katha' : null,
    available_land_space: isLand ? each.land[0] : null,
    available_land_space_unit: isLand ? each.land[1] : null,
    total_price_rupees: isLand ? each.rupees : null,
    import_key: null,
    bumped_at: each.bumpedSecondsAgo === null ? null : secondsAgo(each.bumpedSecondsAgo),
    created_at: new Date(),
    updated_at: new Date(),
    pictureCount: each.pictureCount,
  };
}
