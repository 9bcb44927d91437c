import type { Listing, ListingWithGallery } from '@thikana/contract/listings';
import type { Picture } from '@thikana/contract/pictures';

export function picture(name: string): Picture {
  const jpeg = `/pictures/${name}/800.jpg`;
  return {
    url: jpeg,
    width: 800,
    height: 600,
    placeholder: '',
    sources: [{ type: 'image/jpeg', srcset: `${jpeg} 800w` }],
  };
}

const common = {
  title: 'Two rooms with a view of the Mahananda',
  description: 'Morning sun, water all day.',
  location: 'Pradhan Nagar, Siliguri',
  area: 'pradhan_nagar',
  coordinates: { type: 'Point', coordinates: [88.42, 26.72] },
  pictures: [],
  gallery: [],
  approvalStatus: 'approved',
  createdAt: '2026-11-01T06:30:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
} as const;
const home = {
  bedrooms: 2,
  bathrooms: 1,
  builtUpArea: 1250,
  attachedBathroom: true,
  parking: false,
  furnishing: 'semi-furnished',
  availableFrom: '2026-12-01',
} as const;
const shop = {
  shopArea: 300,
  hasShutter: true,
  furnishing: 'unfurnished',
  availableFrom: '2026-12-01',
} as const;
const rent = {
  intent: 'rent',
  pricePerFrequency: 12_500,
  frequency: 'month',
  availableForDuration: 11,
  availableForDurationUnit: 'month',
} as const;
const land = {
  pricePerUnit: 800_000,
  unit: 'katha',
  availableLandSpace: 2.5,
  availableLandSpaceUnit: 'bigha',
  totalPrice: 40_000_000,
} as const;

const kinds = {
  'flat rent': { propertyCategory: 'flat', ...home, ...rent },
  'house rent': { propertyCategory: 'house', ...home, floor: 0, ...rent },
  'shop rent': { propertyCategory: 'shop', ...shop, ...rent },
  'flat sell': { propertyCategory: 'flat', ...home, intent: 'sell', price: 4_500_000 },
  'house sell': { propertyCategory: 'house', ...home, floor: 2, intent: 'sell', price: 12_345_678 },
  'shop sell': { propertyCategory: 'shop', ...shop, intent: 'sell', price: 99_999 },
  'land sell': { propertyCategory: 'land', intent: 'sell', ...land },
} as const;
export type Kind = keyof typeof kinds;

/** An id created at this time. */
export function idFrom(time: string): string {
  return `${(Date.parse(time) / 1000).toString(16)}00000000000000a1`;
}

/** A listing of a category, as the server returns it. */
export function aListing(
  kind: Kind = 'flat rent',
  changes: Partial<ListingWithGallery> = {},
): ListingWithGallery {
  return {
    ...structuredClone({ ...common, ...kinds[kind] }),
    _id: idFrom(common.createdAt),
    ...changes,
  } as ListingWithGallery;
}

/** The same listing in a list, with its cover. */
export function aListed(kind: Kind = 'flat rent', changes: Partial<Listing> = {}): Listing {
  return { ...aListing(kind), cover: picture('cover'), ...changes };
}
