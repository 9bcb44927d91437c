import { currentCity } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { asTyped, type CityPlaces, type NamedPlace } from '../../city/city.feature.ts';
import { byValue } from './lexicon/texts.ts';
import type { Sense } from './senses.ts';

const mostOfAKind = 8;
const isOffered = ({ isHidden }: NamedPlace) => !isHidden;

/**
 * The names of the city's places in all languages and spellings. Of several landmarks with one name, the closest to
 * the centre comes first. A kind means those of its landmarks that are closest to the centre.
 */
export function placeSenses(places: CityPlaces): (readonly [Sense, readonly string[]])[] {
  const { centre } = currentCity();
  const closest = places.landmarks
    .filter(isOffered)
    .map((landmark) => ({ landmark, km: distanceKm(centre, landmark) }))
    .sort((one, other) => one.km - other.km)
    .map(({ landmark }) => landmark);
  const ofKind = Map.groupBy(closest, ({ kind }) => kind);
  return [
    ...places.areas
      .filter(isOffered)
      .map((area) => [{ is: 'area', area: area.slug }, phrasesOf(area)] as const),
    ...closest.map((landmark) => [landmarkSense(landmark), phrasesOf(landmark)] as const),
    ...byValue((lexicon) => lexicon.landmarkKinds).map(([kind, phrases]) => {
      const slugs = (ofKind.get(kind) ?? []).slice(0, mostOfAKind).map(({ slug }) => slug);
      return [{ is: 'kind', name: kind, slugs }, phrases] as const;
    }),
  ];
}

function landmarkSense({ slug, kind }: CityPlaces['landmarks'][number]): Sense {
  const isInhabited = kind === 'town' || kind === 'locality';
  return { is: 'landmark', slug, ...(isInhabited && { isInhabited }) };
}

/** In lower case with single spaces. */
export function phrasesOf({ name, names, spellings }: NamedPlace): readonly string[] {
  return asTyped([name, ...Object.values(names), ...spellings]).filter(Boolean);
}
