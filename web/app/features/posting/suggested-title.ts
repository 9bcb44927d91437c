import { currentCity } from '@thikana/contract/city';
import { landUnits, unitText } from '@thikana/contract/land';
import { cityExamples, cityName, placeName } from '@thikana/contract/place-name';
import type { Intent } from '@thikana/contract/vocabulary';
import { limits } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import type { PostingValues } from './posting-values.ts';

type Size = Pick<PostingValues, 'bedrooms' | 'availableLandSpace' | 'availableLandSpaceUnit'>;
type Known = Size & Pick<PostingValues, 'propertyCategory' | 'location' | 'coordinates'>;

const homes = {
  flat: { rent: m.post_suggest_flat_rent, sell: m.post_suggest_flat_sell },
  house: { rent: m.post_suggest_house_rent, sell: m.post_suggest_house_sell },
} as const;

/** A title made of the other fields, once they say enough for one. */
export function suggestedTitle(intent: Intent, values: Known): string | undefined {
  const { propertyCategory, location, coordinates } = values;
  // The part before the comma names the place; what follows says where that is.
  const named = location.split(',')[0]?.trim();
  if (!named || !coordinates) return undefined;
  const area = currentCity().areas.find(({ name }) => name === named);
  return titleOf(intent, propertyCategory, area ? placeName(area) : named, values);
}

/** What the field shows until it has a title. The example of the city is a flat. */
export function exampleTitle(
  intent: Intent,
  category: PostingValues['propertyCategory'],
): string | undefined {
  const [area] = currentCity().areas;
  const [unit] = landUnits();
  const place = area ? placeName(area) : cityName();
  const size = { bedrooms: '2', availableLandSpace: '5', availableLandSpaceUnit: unit?.unit ?? '' };
  return (category === 'flat' && cityExamples().title) || titleOf(intent, category, place, size);
}

function titleOf(
  intent: Intent,
  category: PostingValues['propertyCategory'],
  place: string,
  { bedrooms, availableLandSpace, availableLandSpaceUnit }: Size,
): string | undefined {
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
        return Number(availableLandSpace) > 0 && availableLandSpaceUnit
          ? m.post_suggest_land({
              size: availableLandSpace,
              unit: unitText(availableLandSpaceUnit),
              place,
            })
          : undefined;
      default:
        return undefined;
    }
  };
  return title()?.slice(0, limits.titleMaxLength);
}
