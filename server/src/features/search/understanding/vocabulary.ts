import { type City, currentCity } from '@thikana/contract/city';
import { squareFeetIn } from '@thikana/contract/land';
import {
  asTyped,
  type CityPlaces,
  cityPlaces,
  currencyWords,
  currentFacts,
} from '../../city/city.feature.ts';
import { byValue, inAllLanguages } from './lexicon/texts.ts';
import { createPhraseIndex, type PhraseIndex } from './phrase-index.ts';
import { placeSenses } from './place-names.ts';
import type { Sense, Side } from './senses.ts';

/** The factors that a city does not use: `15 m` are not 15 million where people count in lakh. */
const strangeFactors = { lakh: [1_000_000], million: [100_000, 10_000_000] };

type Entry = readonly [sense: Sense, phrases: readonly string[]];

let known: { city: City; places: CityPlaces; phrases: PhraseIndex<Sense> } | undefined;

/** What the words of the lexicon mean, with the places, the currency and the units of the city. */
export function vocabulary(): PhraseIndex<Sense> {
  const [city, places] = [currentCity(), cityPlaces()];
  if (known?.city !== city || known.places !== places) {
    const phrases = createPhraseIndex([...placeSenses(places), ...ofLexicon, ...ofCity(city)], isPlace);
    known = { city, places, phrases };
  }
  return known.phrases;
}

const isPlace = ({ is }: Sense) => is === 'area' || is === 'landmark';

const ofLexicon: readonly Entry[] = [
  ...byValue((lexicon) => lexicon.numbers).map(([value, texts]): Entry => [number(value), texts]),
  ...byValue((lexicon) => lexicon.fractions).map(
    ([value, texts]): Entry => [{ is: 'fraction', value: Number(value) }, texts],
  ),
  ...byValue((lexicon) => lexicon.comparisons).map(([how, texts]): Entry => [compare(how, 'before'), texts]),
  ...byValue((lexicon) => lexicon.comparisonsAfter).map(
    ([how, texts]): Entry => [compare(how, 'after'), texts],
  ),
  ...byValue((lexicon) => lexicon.categories).map(
    ([value, texts]): Entry => [{ is: 'category', value }, texts],
  ),
  ...byValue((lexicon) => lexicon.uses).flatMap(([words, texts]): Entry[] => [
    [{ is: 'category', value: 'shop' }, texts],
    [{ is: 'use', words }, texts],
  ]),
  [{ is: 'category', value: 'land' }, inAllLanguages((lexicon) => lexicon.spaces)],
  [{ is: 'space' }, inAllLanguages((lexicon) => lexicon.spaces)],
  ...byValue((lexicon) => lexicon.purposes).map(([value, texts]): Entry => [{ is: 'purpose', value }, texts]),
  [{ is: 'purpose', value: 'rent' }, inAllLanguages((lexicon) => lexicon.monthly)],
  [{ is: 'monthly' }, inAllLanguages((lexicon) => lexicon.monthly)],
  ...byValue((lexicon) => lexicon.periods).map(([value, texts]): Entry => [{ is: 'period', value }, texts]),
  ...byValue((lexicon) => lexicon.periodUnits).map(
    ([value, texts]): Entry => [{ is: 'periodUnit', value }, texts],
  ),
  ...byValue((lexicon) => lexicon.months).map(
    ([value, texts]): Entry => [{ is: 'month', value: Number(value) }, texts],
  ),
  [{ is: 'kilometres' }, inAllLanguages((lexicon) => lexicon.kilometres)],
  ...byValue((lexicon) => lexicon.furnishings).map(
    ([value, texts]): Entry => [{ is: 'furnishing', value }, texts],
  ),
  ...byValue((lexicon) => lexicon.features).map(([value, texts]): Entry => [{ is: 'feature', value }, texts]),
  ...byValue((lexicon) => lexicon.floors).map(([value, texts]): Entry => [{ is: 'floor', value }, texts]),
  ...byValue((lexicon) => lexicon.orders).map(([value, texts]): Entry => [{ is: 'order', value }, texts]),
  ...byValue((lexicon) => lexicon.wishes).map(
    ([words, texts]): Entry => [{ is: 'wish', words }, [...new Set([words, ...texts])]],
  ),
  ...(['before', 'after'] as const).flatMap((side): Entry[] => [
    [{ is: 'near', side }, inAllLanguages((lexicon) => lexicon.near?.[side])],
    [{ is: 'not', side }, inAllLanguages((lexicon) => lexicon.negations?.[side])],
  ]),
  [
    { is: 'not', side: 'after', isAdjoining: true },
    inAllLanguages((lexicon) => lexicon.negations?.adjoining),
  ],
  [{ is: 'allowance' }, inAllLanguages((lexicon) => lexicon.allowances)],
  [{ is: 'linking' }, inAllLanguages((lexicon) => lexicon.near?.linking)],
  [{ is: 'homes' }, inAllLanguages((lexicon) => lexicon.homes)],
  [{ is: 'dwelling' }, inAllLanguages((lexicon) => lexicon.dwellings)],
  [{ is: 'room' }, inAllLanguages((lexicon) => lexicon.singleRooms)],
  [{ is: 'andHalf' }, inAllLanguages((lexicon) => lexicon.andHalf)],
  [{ is: 'classifier' }, inAllLanguages((lexicon) => lexicon.classifiers)],
  [{ is: 'uncounted' }, inAllLanguages((lexicon) => lexicon.uncounted)],
  [{ is: 'bedrooms' }, inAllLanguages((lexicon) => lexicon.bedrooms)],
  [{ is: 'bathrooms' }, inAllLanguages((lexicon) => lexicon.bathrooms)],
  [{ is: 'to' }, inAllLanguages((lexicon) => lexicon.to)],
  [{ is: 'or' }, inAllLanguages((lexicon) => lexicon.or)],
  [{ is: 'per' }, inAllLanguages((lexicon) => lexicon.per)],
  [{ is: 'empty' }, inAllLanguages((lexicon) => lexicon.emptyWords)],
];

function number(value: number): Sense {
  return { is: 'number', value: Number(value) };
}

function compare(how: Extract<Sense, { is: 'compare' }>['how'], side: Side): Sense {
  return { is: 'compare', how, side };
}

function unit(suffix: string, size: number): Sense {
  return { is: 'unit', suffix, size };
}

function ofCity(city: City): Entry[] {
  const { names, name, spellings, landUnits } = { ...currentFacts(), name: city.name };
  const strange = strangeFactors[city.amounts];
  return [
    ...byValue((lexicon) => lexicon.moneyUnits).flatMap(([factor, texts]): Entry[] =>
      strange.includes(Number(factor)) ? [] : [[{ is: 'money', factor: Number(factor) }, texts]],
    ),
    [{ is: 'currency' }, currencyWords().filter((word) => /[\p{L}\p{N}]/u.test(word))],
    ...byValue((lexicon) => lexicon.squareFeet).map(
      ([squareFeet, texts]): Entry => [unit('', Number(squareFeet) / squareFeetIn[city.areaUnit]), texts],
    ),
    ...landUnits.map(({ unit: name, names, spellings, squareFeet }): Entry => {
      const size = squareFeet / squareFeetIn[city.areaUnit];
      return [
        unit(size === 1 ? '' : name.replaceAll(' ', ''), size),
        asTyped([name, ...Object.values(names), ...spellings]),
      ];
    }),
    [{ is: 'city', name: name.toLowerCase() }, asTyped([name, ...Object.values(names), ...spellings])],
  ];
}
