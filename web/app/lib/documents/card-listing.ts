import type { Listing } from '@thikana/contract/listings';
import { cardYesNoFields } from '@thikana/contract/yes-no-fields';

/** The fields of a listing that cards and the map show. */
export const cardFields = [
  ...([
    '_id',
    'title',
    'secondTitle',
    'intent',
    'propertyCategory',
    'location',
    'coordinates',
    'cover',
    'pictures',
  ] as const),
  ...(['isFeatured', 'confirmedAt', 'bedrooms', 'bathrooms', 'builtUpArea', 'shopArea'] as const),
  ...(['availableLandSpace', 'availableLandSpaceUnit'] as const),
  ...cardYesNoFields,
  ...(['price', 'totalPrice', 'pricePerFrequency', 'frequency'] as const),
] satisfies readonly (keyof Listing)[];

export type CardListing = Pick<Listing, (typeof cardFields)[number]>;
