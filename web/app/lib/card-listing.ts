import type { Listing } from '@thikana/contract/listings';

/** What a card shows of a listing, and the map beside it. */
export type CardListing = Pick<
  Listing,
  | ('_id' | 'title' | 'intent' | 'propertyCategory' | 'location' | 'coordinates' | 'cover')
  | ('isFeatured' | 'confirmedAt' | 'bedrooms' | 'bathrooms' | 'builtUpArea' | 'shopArea')
  | ('availableLandSpace' | 'availableLandSpaceUnit')
  | ('price' | 'totalPrice' | 'pricePerFrequency' | 'frequency')
>;
