import { currentCity } from '@thikana/contract/city';
import { unitText } from '@thikana/contract/land';
import { cardYesNoFields } from '@thikana/contract/yes-no-fields';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { number, shortAreaUnit } from '#web/lib/format/format.ts';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { yesNoLabel } from '#web/lib/format/yes-no-fields.ts';
import { m } from '#web/paraglide/messages.js';

/** The few facts that distinguish listings at a glance. */
export function listingFacts(listing: CardListing): string[] {
  const area = listing.builtUpArea ?? listing.shopArea;
  return [
    categoryLabel(listing.propertyCategory),
    listing.bedrooms
      ? m.fact_bedrooms({ count: number(listing.bedrooms), word: currentCity().bedroomsWord })
      : undefined,
    listing.bathrooms ? m.fact_bathrooms({ count: number(listing.bathrooms) }) : undefined,
    area ? m.fact_area({ count: number(area), unit: shortAreaUnit() }) : undefined,
    listing.availableLandSpace && listing.availableLandSpaceUnit
      ? m.detail_land_space({
          count: number(listing.availableLandSpace),
          unit: unitText(listing.availableLandSpaceUnit),
        })
      : undefined,
    ...cardYesNoFields.map((name) => (listing[name] ? yesNoLabel(name) : undefined)),
  ].filter((fact) => fact !== undefined);
}
