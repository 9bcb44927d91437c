import { currentCity } from '@thikana/contract/city';
import { unitText } from '@thikana/contract/land';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { number, shortAreaUnit } from '#web/lib/format/format.ts';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

/** The rooms and the size, or what it is if it has no rooms. */
export function sizeFacts(listing: CardListing): string[] {
  const { bedrooms, availableLandSpace, availableLandSpaceUnit } = listing;
  const area = listing.builtUpArea ?? listing.shopArea;
  const land =
    availableLandSpace && availableLandSpaceUnit
      ? m.detail_land_space({ count: number(availableLandSpace), unit: unitText(availableLandSpaceUnit) })
      : undefined;
  return [
    bedrooms
      ? m.fact_bedrooms({ count: number(bedrooms), word: currentCity().bedroomsWord })
      : categoryLabel(listing.propertyCategory),
    area ? m.fact_area({ count: number(area), unit: shortAreaUnit() }) : land,
  ].filter((fact) => fact !== undefined);
}
