import { parsePriceRange } from '@thikana/contract/price-ranges';
import { categories, frequencies, intents } from '@thikana/contract/vocabulary';
import { isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import { languageTag, text } from './pack-text.ts';

const markdownFile = z
  .string('must be the name of a file')
  .regex(/^[\w-]+\.md$/, 'must be a Markdown file of the pack, such as terms.md')
  .optional();
const namesByLanguage = z.record(languageTag, text);
const slide = z.strictObject({ headline: text, subtext: text });
const slides = z.array(slide).length(3, 'must have three slides');
const examples = z.strictObject({ search: text, title: text });
const latitude = z.number('must be a number').min(-90, 'must be at least -90').max(90, 'must be at most 90');
const longitude = z
  .number('must be a number')
  .min(-180, 'must be at least -180')
  .max(180, 'must be at most 180');

const priceRange = z
  .string('must be a text such as 5000-10000 or 20000+')
  .refine((range) => parsePriceRange(range) !== undefined, 'must be a range such as 5000-10000 or 20000+');

const someOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values, `must be one of ${values.join(', ')}`))
    .min(1, 'must not be empty')
    .refine((list) => new Set(list).size === list.length, 'names a value twice');

/** `city.yaml` of a pack. */
export const cityFactsSchema = z.strictObject({
  name: text,
  names: namesByLanguage.default({}),
  surroundings: text.optional(),
  examples: examples.optional(),
  texts: z
    .record(
      languageTag,
      z.strictObject({
        surroundings: text.optional(),
        examples: examples.optional(),
        location: text.optional(),
        slides: slides.optional(),
        jurisdiction: text.optional(),
      }),
    )
    .default({}),
  spellings: z.array(text).default([]),
  words: z.record(text, text).default({}),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters, such as IN')
    .refine(isSupportedCountry, 'must be a country with phone numbers, such as IN'),
  region: text.optional(),
  currency: z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be a currency code such as INR',
    ),
  currencySpellings: z.array(text).default([]),
  amounts: z.enum(['lakh', 'million'], 'must be lakh or million'),
  bedroomsWord: text.optional(),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata'),
  weekStartsOn: z.enum(['monday', 'saturday', 'sunday'], 'must be monday, saturday or sunday'),
  languages: z.array(languageTag).min(1, 'must not be empty'),
  centre: z.strictObject({ latitude, longitude }),
  bounds: z
    .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
    .refine(
      ({ west, east, south, north }) => west < east && south < north,
      'must have west < east and south < north',
    ),
  radiusKm: z.number('must be a number').positive('must be more than 0').max(500, 'must be at most 500'),
  offers: z.strictObject({
    intents: someOf(intents),
    categories: someOf(categories),
    rentPeriods: someOf(frequencies),
  }),
  areaUnit: z.enum(['sq ft', 'm²'], 'must be sq ft or m²'),
  landUnits: z
    .array(
      z.strictObject({
        unit: text,
        names: namesByLanguage.default({}),
        spellings: z.array(text).default([]),
        squareFeet: z.number('must be a number').positive('must be more than 0'),
        printedWeight: z.number('must be a number').positive('must be more than 0').optional(),
        source: text,
      }),
    )
    .refine(haveAllOrNone, 'must have printedWeight for all units or for none'),
  priceRanges: z.strictObject({
    rent: z.partialRecord(z.enum(frequencies), z.array(priceRange)),
    sell: z.array(priceRange),
  }),
  contact: z.strictObject({
    email: z.email('must be an email address'),
    phones: z.array(text),
    location: text,
  }),
  slides,
  legal: z.strictObject({ jurisdiction: text, terms: markdownFile, privacy: markdownFile }),
});
export type CityFacts = z.output<typeof cityFactsSchema>;

function haveAllOrNone(units: readonly { printedWeight?: number | undefined }[]): boolean {
  return new Set(units.map(({ printedWeight }) => printedWeight === undefined)).size < 2;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
