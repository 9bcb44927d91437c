import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distanceKm } from '@thikana/contract/distance';
import { sizeOfLandUnit } from '@thikana/contract/land';
import type { Listing } from '@thikana/contract/listings';
import { siliguriPlaces } from '../../server/test/city/cities.ts';

export interface JudgedQuery {
  group: string;
  query: string;
  /** Conditions by letter, as `understanding/README.md` lists them. */
  fits: Readonly<Record<string, string>>;
}

const furnishings: Readonly<Record<string, string>> = {
  ...{ full: 'fully-furnished', semi: 'semi-furnished', un: 'unfurnished' },
};
const defaultNearKm = 2;
const airportKm = 5;
const page = 8;

export function readJudged(half: 'open' | 'closed'): JudgedQuery[] {
  const text = readFileSync(path.join(import.meta.dirname, `../understanding/${half}.tsv`), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [group = '', query = '', fits = ''] = line.split('\t');
      const conditions = fits.split(';').map((each) => each.split(/=(.*)/s).slice(0, 2));
      return { group, query, fits: Object.fromEntries(conditions) as Record<string, string> };
    });
}

/** The listings that an ideal answer begins with. */
export function fittingListings(catalogue: readonly Listing[], { fits }: JudgedQuery): Listing[] {
  const { x: wish, o: order, ...needed } = fits;
  const fitting = catalogue.filter((listing) =>
    Object.entries(needed).every(([name, wanted]) => isMet(name, wanted, listing)),
  );
  // What no listing has cannot be found.
  const wished = wish === undefined ? [] : fitting.filter((listing) => isMet('x', wish, listing));
  const all = wished.length > 0 ? wished : fitting;
  if (order === undefined) return all;
  return all.toSorted((one, other) => rankOf(order, one) - rankOf(order, other)).slice(0, page);
}

function rankOf(order: string, listing: Listing): number {
  if (order === 'new') return -Date.parse(listing.createdAt);
  if (order === 'cheap') return monthly(listing) ?? saleRupees(listing) ?? Number.POSITIVE_INFINITY;
  return (order === 'big' ? -1 : 1) * (squareFeet(listing) ?? 0);
}

function isMet(name: string, wanted: string, listing: Listing): boolean {
  const { title, description, location, alternateLocation = '' } = listing;
  const among = (value: string | undefined) => wanted.split(',').includes(value ?? '');
  const contains = (text: string) => new RegExp(wanted.replaceAll(',', '|'), 'i').test(text);
  if (name === 'i') return listing.intent === wanted;
  if (name === 'c' && wanted === 'home') return ['house', 'flat'].includes(listing.propertyCategory);
  if (name === 'c') return among(listing.propertyCategory);
  if (name === 'a') return among(listing.area);
  // Darjeeling More is a crossing of Siliguri.
  const inTown = location.replace('Darjeeling More', '');
  if (name === 't') return contains(inTown) && (wanted !== 'Siliguri' || listing.area !== 'other');
  if (name === 's') return contains(`${location} ${alternateLocation}`);
  if (name === 'b')
    return isWithin(listing.bedrooms, wanted.endsWith('+') ? `${wanted.slice(0, -1)}-` : wanted);
  if (name === 'm') return isWithin(monthly(listing), wanted);
  if (name === 'p') return isWithin(saleRupees(listing), wanted);
  if (name === 'k') return isWithin(perKatha(listing), wanted);
  if (name === 'z') return isWithin(squareFeet(listing), wanted);
  if (name === 'f') return wanted.split(',').some((each) => furnishings[each] === listing.furnishing);
  if (name === 'fq') return among(listing.frequency);
  if (name === 'w') return wanted.split(',').every((each) => hasFeature(listing, each));
  if (name === 'n') return wanted.split('|').some((slug) => isNear(listing, slug));
  if (name === 'x') return contains(`${title} ${description}`);
  if (name === 'g') return isOnGround(listing) === (wanted === 'yes');
  throw new Error(`There is no condition ${name}.`);
}

/** `2`, `2-3`, `-3`, `2-`. */
function isWithin(value: number | undefined, range: string): boolean {
  if (value === undefined) return false;
  const [from = '', to = from] = range.split('-');
  return value >= Number(from) && (to === '' || value <= Number(to));
}

function monthly({ pricePerFrequency: rent, frequency }: Listing): number | undefined {
  if (rent === undefined) return undefined;
  return rent * { day: 30, week: 30 / 7, month: 1, year: 1 / 12 }[frequency ?? 'month'];
}

function saleRupees({ price, totalPrice }: Listing): number | undefined {
  return price ?? totalPrice;
}

function squareFeet(listing: Listing): number | undefined {
  const { builtUpArea, shopArea, availableLandSpace: space, availableLandSpaceUnit: unit } = listing;
  return builtUpArea ?? shopArea ?? (space && unit ? space * sizeOfLandUnit(unit) : undefined);
}

function perKatha({ pricePerUnit, unit }: Listing): number | undefined {
  return pricePerUnit && unit ? (pricePerUnit / sizeOfLandUnit(unit)) * sizeOfLandUnit('katha') : undefined;
}

function hasFeature(listing: Listing, feature: string): boolean {
  if (feature === 'attached-bathroom') return listing.attachedBathroom === true;
  return (feature === 'lift' ? listing.lift : listing.parking) === true;
}

function isNear({ coordinates }: Listing, slug: string): boolean {
  const landmark = siliguriPlaces.landmarks.find((each) => each.slug === slug);
  if (!landmark) throw new Error(`There is no landmark ${slug}.`);
  const [longitude = 0, latitude = 0] = coordinates.coordinates;
  return (
    distanceKm(landmark, { longitude, latitude }) <= (landmark.kind === 'airport' ? airportKm : defaultNearKm)
  );
}

function isOnGround({ floor, title, description }: Listing): boolean | undefined {
  if (floor !== undefined) return floor === 0;
  const text = `${title} ${description}`;
  if (/ground floor/i.test(text)) return true;
  return /(first|second|third|fourth) floor/i.test(text) ? false : undefined;
}
