import { z } from 'zod';
import { areaValues } from './areas.ts';
import { cleanText } from './clean-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { blankToUndefined, pageNumber } from './fields.ts';
import { floorChoices } from './floors.ts';
import { listingSchema } from './listings.ts';
import { parseBounds, parsePosition, parseShape } from './map-area.ts';
import { nearbyKm } from './nearness.ts';
import { buyPriceRanges, parsePriceRange, rentPriceRanges } from './price-ranges.ts';
import { parseSizeRange } from './sizes.ts';
import {
  categories,
  furnishings,
  limits,
  postedWithinDays,
  roomCounts,
  searchFeatures,
  searchOrders,
  searchWordsMaxLength,
} from './vocabulary.ts';

const optionalText = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUndefined, schema.optional());

/** Several of a set, with commas between them; empty means any. */
const someOf = <T extends string>(values: readonly T[], error: string) =>
  optionalText(
    z
      .string()
      .refine((text) => text.split(',').every((each) => (values as readonly string[]).includes(each)), error)
      .transform((text) => [...new Set(text.split(',') as T[])]),
  );

const atLeast = (error: string) =>
  optionalText(z.coerce.number(error).int(error).min(1, error).max(20, error));

/** A text that means something: what `parse` makes of it. */
const meaning = <T>(parse: (text: string) => T | undefined, error: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

export const boundsText = meaning(parseBounds, 'This is not a part of the map.');

/** What a list is narrowed to and how it is ordered. An empty value means any. */
export const searchFilterQuery = z.object({
  q: optionalText(
    z
      .string()
      .max(searchWordsMaxLength)
      .transform((text) => cleanText(text).trim()),
  ).describe('Words of title, description and place; every one has to occur, in any form of it.'),
  spelling: optionalText(z.enum(['exact'], 'This is not a way to spell.')).describe(
    '`exact` looks for words as they are written; else one that no listing has is read as the nearest that some have.',
  ),
  purpose: optionalText(z.enum(['rent', 'buy'], 'This is not a purpose.')),
  propertyType: someOf(categories, 'This is not a property type.'),
  location: someOf(areaValues, 'This is not a location.'),
  priceRange: optionalText(
    z.string().refine((text) => parsePriceRange(text) !== undefined, 'This is not a price range.'),
  ).describe('`min-max` or `min+` in whole rupees, both ends included.'),
  bedrooms: atLeast('This is not a number of bedrooms.').describe('At least so many.'),
  bathrooms: atLeast('This is not a number of bathrooms.').describe('At least so many.'),
  furnishing: someOf(furnishings, 'This is not a kind of furnishing.'),
  with: someOf(searchFeatures, 'This is not a feature.').describe('Features that each have to be there.'),
  size: optionalText(meaning(parseSizeRange, 'This is not a range of sizes.')).describe(
    'Built-up area, shop area or land: `min-max` or `min+` in square feet, or with `katha`, `bigha`, `decimal` or `acre` behind it (West Bengal’s measures). Both ends included.',
  ),
  floor: optionalText(z.enum(floorChoices, 'This is not a floor.')).describe(
    'Of what says its floor. `up-to-…` begins at the ground floor.',
  ),
  available: optionalText(z.iso.date('This is not a day.')).describe(
    'A day, YYYY-MM-DD: available then or before, or without saying from when.',
  ),
  posted: optionalText(
    z.coerce
      .number('This is not a number of days.')
      .int('This is not a number of days.')
      .min(1, 'This is not a number of days.')
      .max(365, 'This is not a number of days.'),
  ).describe('Posted within so many days.'),
  within: optionalText(boundsText).describe(
    '`west,south,east,north` in degrees: a part of the map. Listings stand there in their neighbourhood, unless their owner shows the exact place.',
  ),
  shape: optionalText(meaning(parseShape, 'This is not a shape.')).describe(
    '`longitude,latitude;…`: inside the shape with these 3 to 40 corners.',
  ),
  near: optionalText(meaning(parsePosition, 'This is not a position.')).describe('`longitude,latitude`.'),
  km: optionalText(
    z.coerce
      .number('This is not a distance.')
      .min(0.1, 'This is not a distance.')
      .max(100, 'This is not a distance.'),
  ).describe('Within so many kilometres of `near`; without it says nothing.'),
  sort: optionalText(z.enum(searchOrders, 'This is not an order.')).describe(
    'Newest first, or with words the best match, unless said otherwise; rents are compared by what they are a month. `nearest` needs `near`.',
  ),
});
export type SearchFilter = z.output<typeof searchFilterQuery>;

export const listQuery = searchFilterQuery.extend({
  page: optionalText(pageNumber).transform((page) => page ?? 1),
  limit: optionalText(z.coerce.number().int().min(1).max(50)).transform((limit) => limit ?? limits.pageSize),
});

/** Filters that were understood from words, as an address carries them, and the words that were not. */
export const searchWordsSchema = z.object({
  q: z.string(),
  purpose: z.enum(['rent', 'buy']).optional(),
  propertyType: z.array(z.enum(categories)).optional(),
  location: z.array(z.enum(areaValues)).optional(),
  priceRange: z.string().optional(),
  bedrooms: z.int().optional(),
  bathrooms: z.int().optional(),
  furnishing: z.array(z.enum(furnishings)).optional(),
  with: z.array(z.enum(searchFeatures)).optional(),
});
export type SearchWords = z.output<typeof searchWordsSchema>;

const correctionSchema = z.object({ from: z.string(), to: z.string() });
export type Correction = z.output<typeof correctionSchema>;

const paged = {
  totalPages: z.int(),
  total: z.int(),
  page: z.int(),
  corrected: z
    .array(correctionSchema)
    .optional()
    .describe('Words that no listing has, and those that were looked for instead.'),
};

export const listRentals = defineEndpoint({
  name: 'listRentals',
  method: 'GET',
  path: '/api/user/post/rental-properties',
  access: 'anyone',
  tag: 'listings',
  summary: 'Approved listings for rent. A page beyond the end is empty.',
  query: listQuery,
  response: z.object({ rentals: z.array(listingSchema), ...paged }),
});

export const listSales = defineEndpoint({
  name: 'listSales',
  method: 'GET',
  path: '/api/user/post/sell-properties',
  access: 'anyone',
  tag: 'listings',
  summary: 'Approved listings for sale. A page beyond the end is empty.',
  query: listQuery,
  response: z.object({ sells: z.array(listingSchema), ...paged }),
});

export const listAllListings = defineEndpoint({
  name: 'listAllListings',
  method: 'GET',
  path: '/api/user/post/rent-sell-listings',
  access: 'anyone',
  tag: 'listings',
  summary: 'All approved listings, newest first. A page beyond the end is empty.',
  query: listQuery,
  response: z.object({ listings: z.array(listingSchema), ...paged }),
});

export const understandWords = defineEndpoint({
  name: 'understandWords',
  method: 'GET',
  path: '/api/search/words',
  access: 'anyone',
  tag: 'listings',
  summary:
    'What the words of a search say of filters: place, kind, price and so on, and the words left over.',
  query: z.object({ q: z.string().max(searchWordsMaxLength) }),
  response: searchWordsSchema,
});

const countsOf = (values: readonly (string | number)[]) =>
  z.partialRecord(z.enum(values.map(String) as [string, ...string[]]), z.int());

/** Choices of a search that have a fixed set of values, each with the listings it would leave. */
const valueCounts = z.object({
  purpose: countsOf(['rent', 'buy']),
  propertyType: countsOf(categories),
  location: countsOf(areaValues),
  furnishing: countsOf(furnishings),
  bedrooms: countsOf(roomCounts),
  bathrooms: countsOf(roomCounts),
  priceRange: countsOf([...Object.values(rentPriceRanges).flat(), ...buyPriceRanges]),
  with: countsOf(searchFeatures),
  floor: countsOf(floorChoices),
  posted: countsOf(postedWithinDays),
  km: countsOf(nearbyKm).describe('Empty without a `near`.'),
});

export const facetsSchema = z.object({
  total: z.int().describe('Listings that meet every choice.'),
  values: valueCounts.describe(
    'For each choice and value the listings there would be with it in place of what is chosen there now; a feature is added to those that are asked for.',
  ),
  without: z
    .record(z.string(), z.int())
    .describe('For each choice in force the listings there would be without it.'),
});
export type Facets = z.output<typeof facetsSchema>;

export const viewFacets = defineEndpoint({
  name: 'viewFacets',
  method: 'GET',
  path: '/api/search/facets',
  access: 'anyone',
  tag: 'listings',
  summary: 'How many approved listings each value of a search would leave.',
  query: searchFilterQuery,
  response: z.object({
    facets: facetsSchema
      .optional()
      .describe('Left out while a process that has just started reads the listings.'),
  }),
});

/** A search that is offered while its words are being typed. */
export const suggestSearches = defineEndpoint({
  name: 'suggestSearches',
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'anyone',
  tag: 'listings',
  summary: 'Areas, places and listings that what was typed so far may mean, the most likely first.',
  query: z.object({ q: z.string().trim().min(1).max(searchWordsMaxLength) }),
  response: z.object({
    areas: z.array(z.enum(areaValues)),
    places: z.array(
      z.object({
        label: z.string(),
        detail: z.string().describe('What tells it from places of the same name.'),
        within: z.string().describe('The part of the map around it, as a search takes it.'),
      }),
    ),
    listings: z.array(listingSchema.pick({ _id: true, title: true, intent: true, location: true })),
  }),
});
export type SuggestedSearches = z.output<typeof suggestSearches.response>;

export const searchEndpoints = [
  listRentals,
  listSales,
  listAllListings,
  understandWords,
  viewFacets,
  suggestSearches,
] as const;
