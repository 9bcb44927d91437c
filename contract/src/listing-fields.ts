import { z } from 'zod';
import { choice, flag, landUnit, number, optionalRupees, optionalText, rupees, text } from './field-kinds.ts';
import { blankToUndefined, objectFromText, pointSchema } from './fields.ts';
import { inputText } from './input-text.ts';
import { findLandUnit, type LandPrice, landTotal, landUnitSets } from './land.ts';
import { m } from './paraglide/messages.js';
import { checkProject } from './project-rules.ts';
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

const day = z.preprocess(blankToUndefined, z.iso.date({ error: m.input_available_from_required }));

const furnishing = z.preprocess(
  blankToUndefined,
  z.enum(furnishings, { error: m.input_furnishing_required }).optional(),
);

/** A chosen point, from an object, JSON text or a bare pair; anything else counts as missing. */
function chosenPoint(value: unknown): unknown {
  const point = objectFromText(value);
  const read = pointSchema.safeParse(Array.isArray(point) ? { type: 'Point', coordinates: point } : point);
  if (!read.success) return undefined;
  const [longitude, latitude] = read.data.coordinates;
  return longitude === 0 && latitude === 0 ? undefined : read.data;
}

const coordinates = z.preprocess(chosenPoint, z.object(pointSchema.shape, { error: m.input_place_required }));

const inSecondLanguage = <T extends z.ZodType>(field: T) =>
  field.describe('The same in a second language. Pages in that language show it.');

export const secondLanguageFields = {
  secondTitle: inSecondLanguage(
    optionalText({
      tooShort: m.input_title_too_short,
      minLength: limits.titleMinLength,
      maxLength: limits.titleMaxLength,
    }),
  ),
  secondDescription: inSecondLanguage(
    optionalText({
      tooShort: m.input_description_too_short,
      minLength: limits.descriptionMinLength,
      maxLength: limits.descriptionMaxLength,
      lines: true,
    }),
  ),
};

const commonFields = {
  title: text(m.input_title_required, m.input_title_too_short, limits.titleMinLength, limits.titleMaxLength),
  description: text(
    m.input_description_required,
    m.input_description_too_short,
    limits.descriptionMinLength,
    limits.descriptionMaxLength,
    true,
  ),
  ...secondLanguageFields,
  location: text(m.input_location_required, m.input_location_required, 1, limits.locationMaxLength),
  alternateLocation: optionalText({ maxLength: limits.locationMaxLength }),
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
  bedrooms: number(m.input_bedrooms_required, { max: 100, int: true }),
  bathrooms: number(m.input_bathrooms_required, { max: 100, int: true }),
  builtUpArea: number(m.input_built_up_area_required, { max: 1_000_000 }),
};

const useFields = { furnishing, availableFrom: day };

const detailFields = {
  flat: { ...roomFields, ...flagsOf('flat'), ...useFields },
  house: {
    ...roomFields,
    ...flagsOf('house'),
    ...useFields,
    floor: number(m.input_floor_required, { min: -5, max: 200, int: true }),
  },
  shop: {
    shopArea: number(m.input_shop_area_required, { max: 1_000_000 }),
    ...flagsOf('shop'),
    ...useFields,
  },
  land: {},
};

const rentPriceFields = {
  pricePerFrequency: rupees(m.input_price_required),
  frequency: choice(frequencies, m.input_rent_period_required),
  availableForDuration: number(m.input_duration_required, { min: 1, max: 1000, int: true }),
  availableForDurationUnit: choice(frequencies, m.input_duration_unit_required),
  deposit: optionalRupees.describe('What a tenant pays once and gets back at the end; 0 if there is none.'),
  maintenance: optionalRupees.describe(
    'What a tenant pays each month beside the rent; 0 if there is nothing.',
  ),
};

/** Of sales in a promoter's project; `checkProject` says what belongs together. */
const projectFields = {
  isProject: flag.describe('Whether it is in a project of a promoter.'),
  projectNumber: optionalText({ maxLength: 60, change: (value) => value.toUpperCase() }).describe(
    'The registration number of the project, in the form of the authority of the city.',
  ),
  isAccurate: flag.describe('The seller’s statement that the listing is true; required for projects.'),
};

const salePriceFields = { price: rupees(m.input_sale_price_required) };

const landPriceFields = {
  pricePerUnit: rupees(m.input_unit_price_required),
  unit: landUnit(m.input_price_unit_required),
  availableLandSpace: number(m.input_land_space_required, { min: 0.0001, max: 1_000_000_000 }),
  availableLandSpaceUnit: landUnit(m.input_unit_required),
};

/** The database can hold it. */
const maxLandTotal = 1_000_000_000_000_000_000;

/** A high unit price times a large area may be more than any number. */
function checkLandTotal({ value, issues }: z.core.ParsePayload<LandPrice>): void {
  // Another city's unit is an error of its own.
  if (!findLandUnit(value.unit) || !findLandUnit(value.availableLandSpaceUnit)) return;
  if (landUnitSets.every((set) => landTotal(value, set) <= maxLandTotal)) return;
  const message = m.input_total_too_high();
  issues.push({ code: 'custom', input: value.pricePerUnit, path: ['pricePerUnit'], message });
}

const rentSchema = <const C extends 'house' | 'flat' | 'shop'>(category: C) =>
  z.object({
    intent: z.literal('rent'),
    propertyCategory: z.literal(category),
    ...commonFields,
    ...(detailFields[category] as (typeof detailFields)[C]),
    ...rentPriceFields,
  });

const saleSchema = <const C extends 'house' | 'flat' | 'shop'>(category: C) =>
  z
    .object({
      intent: z.literal('sell'),
      propertyCategory: z.literal(category),
      ...commonFields,
      ...(detailFields[category] as (typeof detailFields)[C]),
      ...salePriceFields,
      ...projectFields,
    })
    .check(checkProject);

export const listingFieldsSchemas = {
  rent: { house: rentSchema('house'), flat: rentSchema('flat'), shop: rentSchema('shop') },
  sell: {
    house: saleSchema('house'),
    flat: saleSchema('flat'),
    shop: saleSchema('shop'),
    land: z
      .object({
        intent: z.literal('sell'),
        propertyCategory: z.literal('land'),
        ...commonFields,
        ...landPriceFields,
        ...projectFields,
      })
      .check(checkProject)
      .check(checkLandTotal),
  },
} as const;

/** Without a category, only the common fields are checked. */
const undecidedSchema = z.object({
  intent: z.enum(intents, { error: m.input_intent_required }),
  propertyCategory: z.never({ error: m.input_category_required }),
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
function listingSchemaFor(intent: unknown, category: unknown) {
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
