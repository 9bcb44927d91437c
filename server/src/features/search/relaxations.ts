import { otherArea } from '@thikana/contract/areas';
import { currentCity, findArea } from '@thikana/contract/city';
import { parsePriceRange, rentRangeFrequency } from '@thikana/contract/price-ranges';
import { degreesOf, flatMapAround, kmOf, nearbyKm, squareOfDistance } from '@thikana/contract/proximity';
import type { Minimum } from '@thikana/contract/search/filter';
import type { SearchFilter } from '@thikana/contract/search/filters';
import { isShortPeriod, shortPeriods, usualPeriod } from '@thikana/contract/search/short-stay';
import type { SizeRange } from '@thikana/contract/sizes';
import { readUnitPrice } from '@thikana/contract/unit-prices';
import { type Frequency, frequencies } from '@thikana/contract/vocabulary';
import type { DemandName } from './filter.ts';
import { pricedAs } from './filters/price-range.ts';
import { reachOf } from './landmark-reach.ts';

/** A weaker value of one filter. */
export interface Relaxation {
  name: DemandName;
  /** How much the visitor gives up, compared with the other relaxations. */
  cost: number;
  /** The parameters that change; an empty one is dropped. */
  instead: Readonly<Record<string, string>>;
}

type Weaker = Omit<Relaxation, 'name'>;

/**
 * The relaxations of each filter. What describes a home costs least, then the price, then the place and the rooms. The
 * purpose is never relaxed: who looks for a home to rent does not buy one.
 */
const relaxations: { readonly [Name in DemandName]: (search: SearchFilter) => readonly Weaker[] } = {
  purpose: () => [],
  q: () => [dropped(1, 'spelling')],
  posted: () => [dropped(1, 'posted')],
  available: () => [dropped(1, 'available')],
  furnishing: ({ furnishing = [] }) => [
    // Half-way to what was asked for.
    ...(furnishing.length === 1 && !furnishing.includes('semi-furnished')
      ? [{ cost: 0.5, instead: { furnishing: [...furnishing, 'semi-furnished'].join() } }]
      : []),
    dropped(1, 'furnishing'),
  ],
  with: ({ with: features = [] }) => [dropped(features.length, 'with')],
  floor: () => [dropped(1, 'floor')],
  bathrooms: () => [dropped(1, 'bathrooms')],
  size: ({ size }) => [
    ...(size ? [sizeWithin(1, size, 0.2), sizeWithin(2.5, size, 0.5)] : []),
    dropped(4, 'size'),
  ],
  priceRange: (search) => [
    ...priceWithin(1, search, 0.2),
    ...priceWithin(2.5, search, 0.5),
    dropped(6, 'priceRange'),
  ],
  period: ({ period = [] }) => {
    // Nights are never mixed with months.
    if (period.join() === usualPeriod) return [];
    return [
      ...(period.length === 1 && isShort(period)
        ? [{ cost: 1, instead: { period: alsoFor(period, shortPeriods) } }]
        : []),
      // Any period, but still a rent.
      { cost: 5, instead: { period: alsoFor(period, frequencies) } },
    ];
  },
  unitPrice: ({ unitPrice = '' }) => [
    ...unitPriceWithin(1, unitPrice, 0.2),
    ...unitPriceWithin(2.5, unitPrice, 0.5),
    dropped(6, 'unitPrice'),
  ],
  rooms: ({ rooms = [] }) => [{ cost: 2, instead: { rooms: oneMoreOrLess(rooms) } }, dropped(5, 'rooms')],
  bedrooms: ({ bedrooms = 1 }) => [
    ...(bedrooms > 1 ? [{ cost: 2, instead: { bedrooms: String(bedrooms - 1) } }] : []),
    dropped(5, 'bedrooms'),
  ],
  location: ({ location = [] }) => {
    const around = areasAround(location);
    const within = (cost: number, most: number): Weaker[] => {
      const nearby = around.filter(({ km }) => km <= most).map(({ slug }) => slug);
      return nearby.length > 0 ? [{ cost, instead: { location: [...location, ...nearby].join() } }] : [];
    };
    return [...within(2, 3), ...within(3, 8), ...within(4, farKm), dropped(5, 'location')];
  },
  landmark: ({ landmark = [], near, km }) => [
    ...(near ? [] : fartherThan(km ?? Math.max(...landmark.map(reachKm)))),
    dropped(5, 'landmark'),
  ],
  near: ({ km = 0 }) => [...fartherThan(km), dropped(5, 'km')],
  within: () => [dropped(4, 'within')],
  shape: () => [dropped(4, 'shape')],
  propertyType: ({ propertyType = [] }) => [
    ...(propertyType.includes('flat') || propertyType.includes('house')
      ? [
          {
            // Most languages here have one word for a house and a home.
            cost: propertyType.includes('house') ? 0.9 : 1.5,
            instead: { propertyType: [...new Set([...propertyType, 'house', 'flat'])].join() },
          },
        ]
      : []),
    dropped(8, 'propertyType'),
  ],
};

/** The relaxations of a filter of a search, the cheapest first; the last one drops it. Empty if it is never relaxed. */
export function relaxationsOf(name: DemandName, search: SearchFilter): Relaxation[] {
  return relaxations[name](search).map((weaker) => ({ name, ...weaker }));
}

/** The first period stays first, because a price range is one for it. */
const alsoFor = (asked: readonly Frequency[], others: readonly Frequency[]) =>
  [...new Set([...asked, ...others])].join();
const isShort = (periods: readonly Frequency[]) => periods.every(isShortPeriod);

function dropped(cost: number, parameter: keyof SearchFilter): Weaker {
  return { cost, instead: { [parameter]: '' } };
}

function sizeWithin(cost: number, { min, max }: SizeRange, share: number): Weaker {
  const least = Math.floor(min * (1 - share));
  const size = max === undefined ? `${least}+` : `${least}-${Math.ceil(max * (1 + share))}`;
  return { cost, instead: { size } };
}

/** The ranges that the form offers for other periods than months have no neighbours: another range means months. */
function priceWithin(cost: number, { priceRange = '', purpose }: SearchFilter, share: number): Weaker[] {
  const range = parsePriceRange(priceRange);
  const frequency = rentRangeFrequency(priceRange);
  if (!range || (frequency && frequency !== 'month' && purpose !== 'buy')) return [];
  const least = Math.floor(roundedPrice(range.min * (1 - share), Math.floor));
  const most = range.max !== undefined && roundedPrice(range.max * (1 + share), Math.ceil);
  const isRent = pricedAs({ purpose, priceRange }).intent === 'rent';
  const ofRents = purpose === undefined && isRent ? { purpose: 'rent' } : undefined;
  return [{ cost, instead: { priceRange: most ? `${least}-${most}` : `${least}+`, ...ofRents } }];
}

function unitPriceWithin(cost: number, text: string, share: number): Weaker[] {
  const price = readUnitPrice(text);
  if (!price) return [];
  const least = Math.floor(roundedPrice(price.min * (1 - share), Math.floor));
  const range =
    price.max === undefined
      ? `${least}+`
      : `${least}-${Math.ceil(roundedPrice(price.max * (1 + share), Math.ceil))}`;
  return [{ cost, instead: { unitPrice: range + price.unit.suffix } }];
}

/** To two digits, as people say prices. */
function roundedPrice(price: number, round: (value: number) => number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 1))) - 1);
  return round(price / unit) * unit;
}

function oneMoreOrLess(rooms: readonly (number | Minimum)[]): string {
  const exact = rooms.filter((each) => typeof each === 'number');
  const around = exact.flatMap((count) => [count - 1, count, count + 1]).filter((count) => count > 0);
  const minimums = rooms
    .filter((each) => typeof each === 'string')
    .map((each) => `${Math.max(1, Number.parseInt(each, 10) - 1)}+`);
  return [...[...new Set(around)].sort((one, other) => one - other), ...minimums].join();
}

/** The nearest other areas that are not too far, the nearest first. A city may have thousands. */
function areasAround(asked: readonly string[]): { slug: string; km: number }[] {
  const maps = asked.flatMap((slug) => findArea(slug) ?? []).map(flatMapAround);
  const nearest: { slug: string; square: number }[] = [];
  let farthest = degreesOf(farKm) ** 2;
  for (const { slug, longitude, latitude } of currentCity().areas) {
    // An array per area would be half of what a search in thousands of areas allocates.
    let square = Number.POSITIVE_INFINITY;
    for (const map of maps) square = Math.min(square, squareOfDistance(map, longitude, latitude));
    if (square > farthest || asked.includes(slug) || slug === otherArea) continue;
    nearest.push({ slug, square });
    if (nearest.length <= mostAreas) continue;
    nearest.sort((one, other) => one.square - other.square).pop();
    farthest = nearest.at(-1)?.square ?? farthest;
  }
  return nearest
    .sort((one, other) => one.square - other.square)
    .map(({ slug, square }) => ({ slug, km: kmOf(Math.sqrt(square)) }));
}
const mostAreas = 10;

/** About an hour by bus. */
const farKm = 25;

function fartherThan(km: number): Weaker[] {
  const next = nearbyKm.find((each) => each > km);
  const last = nearbyKm.at(-1) ?? 0;
  return [
    ...(next ? [{ cost: 2, instead: { km: String(next) } }] : []),
    ...(last > km && last !== next ? [{ cost: 3, instead: { km: String(last) } }] : []),
    ...(farKm > km ? [{ cost: 4, instead: { km: String(farKm) } }] : []),
  ];
}

function reachKm(slug: string): number {
  return reachOf(slug)?.km ?? 0;
}
