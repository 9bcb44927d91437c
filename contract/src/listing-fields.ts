import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { blankToUndefined, booleanFromText, numberFromText, objectFromText } from './fields.ts';
import { inputText } from './input-text.ts';
import { findLandUnit } from './land.ts';
import { numberText } from './number-text.ts';
import {
  type Category,
  categoriesByIntent,
  frequencies,
  furnishings,
  type Intent,
  intents,
  limits,
} from './vocabulary.ts';
import { type YesNoFieldOf, yesNoFieldsOf } from './yes-no-fields.ts';

/** The fields that an owner fills in, with rules and texts: one schema for the form, the server and the import. */

const text = (required: string, tooShort: string, minLength: number, maxLength: number, lines = false) =>
  z
    .string(required)
    .transform((value) => cleanText(value, { lines }))
    .pipe(
      z
        .string()
        .min(1, { error: required, abort: true })
        .min(minLength, tooShort)
        .max(maxLength, `Please use at most ${maxLength} characters`),
    );

interface Bounds {
  min?: number;
  max: number;
  int?: boolean;
}

const bounded = (required: string, { min = 0, max, int = false }: Bounds) => {
  const within = z
    .number(required)
    .min(min, `Must be at least ${min}`)
    .max(max, { error: () => `Must be at most ${numberText(max)}` });
  return int ? within.int('Must be a whole number') : within;
};

const number = (required: string, bounds: Bounds) => z.preprocess(numberFromText, bounded(required, bounds));

const choice = <const T extends readonly string[]>(values: T, required: string) =>
  z.preprocess(blankToUndefined, z.enum(values, required));

const landUnit = (required: string) =>
  z.preprocess(
    blankToUndefined,
    z
      .string(required)
      .refine((unit) => findLandUnit(unit) !== undefined, required)
      .describe('A land unit of the city.'),
  );

const flag = z.preprocess(booleanFromText, z.boolean('Please choose yes or no').default(false));

const maxRupees = 100_000_000_000;
export const rupees = (required: string) => number(required, { min: 1, max: maxRupees, int: true });

/** An amount that an owner may leave out. Zero says that there is none. */
const optionalRupees = (description: string) =>
  z.preprocess(
    numberFromText,
    bounded('Please enter an amount', { max: maxRupees, int: true }).optional().describe(description),
  );

const day = z.preprocess(blankToUndefined, z.iso.date('Available From date is required'));

const furnishing = z.preprocess(
  blankToUndefined,
  z.enum(furnishings, 'Please choose a furnishing').optional(),
);

/** GeoJSON order: longitude, latitude. [0, 0] means that no location was chosen. */
export const pointSchema = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});

/** A chosen point, from an object, JSON text or a bare pair; anything else counts as missing. */
function chosenPoint(value: unknown): unknown {
  const point = objectFromText(value);
  const read = pointSchema.safeParse(Array.isArray(point) ? { type: 'Point', coordinates: point } : point);
  if (!read.success) return undefined;
  const [longitude, latitude] = read.data.coordinates;
  return longitude === 0 && latitude === 0 ? undefined : read.data;
}

const coordinates = z.preprocess(
  chosenPoint,
  z.object(pointSchema.shape, 'Please choose the place from the suggestions'),
);

const commonFields = {
  title: text(
    'Title is required',
    'Title must be atleast 10 characters',
    limits.titleMinLength,
    limits.titleMaxLength,
  ),
  description: text(
    'Description is required',
    'description must be atleast 10 characters',
    limits.descriptionMinLength,
    limits.descriptionMaxLength,
    true,
  ),
  location: text('Location is required', 'Location is required', 1, limits.locationMaxLength),
  alternateLocation: z.preprocess(
    blankToUndefined,
    z
      .string()
      .transform((value) => cleanText(value))
      .pipe(
        z.string().max(limits.locationMaxLength, `Please use at most ${limits.locationMaxLength} characters`),
      )
      .optional(),
  ),
  coordinates,
  showExactPlace: flag,
  messagesOnly: flag.describe('True hides the owner’s phone number: visitors write instead.'),
};

const flagsOf = <C extends Category>(category: C) =>
  Object.fromEntries(yesNoFieldsOf(category).map((name) => [name, flag])) as Record<
    YesNoFieldOf<C>,
    typeof flag
  >;

const roomFields = {
  bedrooms: number('Bedrooms is required', { max: 100, int: true }),
  bathrooms: number('Bathrooms is required', { max: 100, int: true }),
  builtUpArea: number('Built Up Area is required', { max: 1_000_000 }),
};

const useFields = { furnishing, availableFrom: day };

const detailFields = {
  flat: { ...roomFields, ...flagsOf('flat'), ...useFields },
  house: {
    ...roomFields,
    ...flagsOf('house'),
    ...useFields,
    floor: number('Floor is required', { min: -5, max: 200, int: true }),
  },
  shop: {
    shopArea: number('Shop Area is required', { max: 1_000_000 }),
    ...flagsOf('shop'),
    ...useFields,
  },
  land: {},
};

const rentPriceFields = {
  pricePerFrequency: rupees('Price is required'),
  frequency: choice(frequencies, 'Duration is required'),
  availableForDuration: number('Available For Duration is required', { min: 1, max: 1000, int: true }),
  availableForDurationUnit: choice(frequencies, 'Duration Unit is required'),
  deposit: optionalRupees('What a tenant pays once and gets back at the end; 0 if there is none.'),
  maintenance: optionalRupees('What a tenant pays each month beside the rent; 0 if there is nothing.'),
};

const salePriceFields = { price: rupees('Price is requried') };

const landPriceFields = {
  pricePerUnit: rupees('Price per unit is required'),
  unit: landUnit('Unit  is required'),
  availableLandSpace: number('Total land space is required', { min: 0.0001, max: 1_000_000_000 }),
  availableLandSpaceUnit: landUnit('Unit is required'),
};

const rentSchema = <const C extends 'house' | 'flat' | 'shop'>(category: C) =>
  z.object({
    intent: z.literal('rent'),
    propertyCategory: z.literal(category),
    ...commonFields,
    ...(detailFields[category] as (typeof detailFields)[C]),
    ...rentPriceFields,
  });

const saleSchema = <const C extends 'house' | 'flat' | 'shop'>(category: C) =>
  z.object({
    intent: z.literal('sell'),
    propertyCategory: z.literal(category),
    ...commonFields,
    ...(detailFields[category] as (typeof detailFields)[C]),
    ...salePriceFields,
  });

export const listingFieldsSchemas = {
  rent: { house: rentSchema('house'), flat: rentSchema('flat'), shop: rentSchema('shop') },
  sell: {
    house: saleSchema('house'),
    flat: saleSchema('flat'),
    shop: saleSchema('shop'),
    land: z.object({
      intent: z.literal('sell'),
      propertyCategory: z.literal('land'),
      ...commonFields,
      ...landPriceFields,
    }),
  },
} as const;

/** Without a category, only the common fields are checked. */
const undecidedSchema = z.object({
  intent: z.enum(intents, 'Please choose rent or sell'),
  propertyCategory: z.never('Property Category is required'),
  ...commonFields,
});

const { rent, sell } = listingFieldsSchemas;

/** A posted listing, checked; one shape for each intent and category. */
export const listingFieldsSchema = z.union([
  rent.house,
  rent.flat,
  rent.shop,
  sell.house,
  sell.flat,
  sell.shop,
  sell.land,
]);
export type ListingFields = z.output<typeof listingFieldsSchema>;

/** The schema for the current intent and category. */
export function listingSchemaFor(intent: unknown, category: unknown) {
  const isOffered =
    (intent === 'rent' || intent === 'sell') &&
    (categoriesByIntent[intent] as readonly unknown[]).includes(category);
  if (!isOffered) return undecidedSchema;
  const schemas: Partial<Record<Category, z.ZodType<ListingFields>>> = listingFieldsSchemas[intent as Intent];
  return schemas[category as Category] ?? undecidedSchema;
}

/**
 * Checks fields from a form, an upload or a file: numbers may be text, objects JSON text, and the older names
 * `postType` and `propertyType` are accepted.
 */
export function parseListingFields(input: Record<string, unknown>): z.ZodSafeParseResult<ListingFields> {
  const named: Record<string, unknown> = {
    ...input,
    intent: input.intent ?? input.postType,
    propertyCategory: input.propertyCategory ?? input.propertyType,
  };
  const schema = listingSchemaFor(named.intent, named.propertyCategory);
  return schema.safeParse(named, { error: inputText }) as z.ZodSafeParseResult<ListingFields>;
}
