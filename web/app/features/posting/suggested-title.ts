import { currentCity } from '@thikana/contract/city';
import { unitText } from '@thikana/contract/land';
import { placeName } from '@thikana/contract/place-name';
import type { Intent } from '@thikana/contract/vocabulary';
import { limits } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import type { PostingValues } from './posting-values.ts';

type Known = Pick<
  PostingValues,
  | 'propertyCategory'
  | 'location'
  | 'coordinates'
  | 'bedrooms'
  | 'availableLandSpace'
  | 'availableLandSpaceUnit'
>;

const homes = {
  flat: { rent: m.post_suggest_flat_rent, sell: m.post_suggest_flat_sell },
  house: { rent: m.post_suggest_house_rent, sell: m.post_suggest_house_sell },
} as const;

/** A title made of the other fields, once they say enough for one. */
export function suggestedTitle(intent: Intent, values: Known): string | undefined {
  const { propertyCategory: category, location, coordinates, bedrooms } = values;
  // The part before the comma names the place; what follows says where that is.
  const named = location.split(',')[0]?.trim();
  if (!named || !coordinates) return undefined;
  const area = currentCity().areas.find(({ name }) => name === named);
  const place = area ? placeName(area) : named;
  const title = () => {
    switch (category) {
      case 'flat':
      case 'house':
        return Number(bedrooms) > 0
          ? homes[category][intent]({ count: bedrooms, word: currentCity().bedroomsWord, place })
          : undefined;
      case 'shop':
        return intent === 'rent' ? m.post_suggest_shop_rent({ place }) : m.post_suggest_shop_sell({ place });
      case 'land':
        return Number(values.availableLandSpace) > 0 && values.availableLandSpaceUnit
          ? m.post_suggest_land({
              size: values.availableLandSpace,
              unit: unitText(values.availableLandSpaceUnit),
              place,
            })
          : undefined;
      default:
        return undefined;
    }
  };
  return title()?.slice(0, limits.titleMaxLength);
}
