import { cityPlaces, type NamedPlace, nameInScriptOf } from '../../city/city.feature.ts';
import type { Sense } from './senses.ts';
import { textOf } from './terms.ts';
import { typedTerms } from './typed-terms.ts';
import { vocabulary } from './vocabulary.ts';

/** A place as the parameter of a search. */
interface MeantPlace {
  label: string;
  understood: { location: string } | { landmark: string };
}

interface LikePlaces {
  /** The place that the text is taken for. */
  taken: MeantPlace | undefined;
  others: MeantPlace[];
}

const mostOthers = 4;

/** The first name in a text that was mistyped, or that several places have. */
export function doubtfulPlace(text: string): string | undefined {
  const doubtful = typedTerms(text).find(({ senses, isMistyped }) => {
    if (isMistyped) return placesOf(senses).length > 0;
    // The area counts before a road or a market of the same name.
    return senses.every(({ is }) => is !== 'area') && placesOf(senses).length > 1;
  });
  return doubtful && textOf(doubtful);
}

/** Places that a doubtful name may mean: those that it names, then those whose names begin like theirs. */
export function placesLike(text: string): LikePlaces {
  const named = typedTerms(text).flatMap(({ senses }) => placesOf(senses));
  const begun = named.flatMap((place) => {
    const [first = ''] = place.name.toLowerCase().split(' ');
    return placesOf(
      vocabulary()
        .beginningWith(first)
        .map(({ value }) => value),
    );
  });
  const [taken, ...others] = [...new Set([...named, ...begun])].map((place) => meant(place, text));
  return { taken, others: others.slice(0, mostOthers) };
}

function placesOf(senses: readonly Sense[]): NamedPlace[] {
  const { areas, landmarks } = cityPlaces();
  const places = senses.flatMap((sense) => {
    if (sense.is === 'area') return areas.find(({ slug }) => slug === sense.area) ?? [];
    if (sense.is === 'landmark') return landmarks.find(({ slug }) => slug === sense.slug) ?? [];
    return [];
  });
  return [...new Set(places)];
}

function meant(place: NamedPlace, text: string): MeantPlace {
  const isArea = (cityPlaces().areas as readonly NamedPlace[]).includes(place);
  const label = nameInScriptOf(text, place);
  return { label, understood: isArea ? { location: place.slug } : { landmark: place.slug } };
}
