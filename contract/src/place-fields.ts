import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { lineOfText } from './fields.ts';
import { landmarkKinds } from './landmark-kinds.ts';
import { m } from './paraglide/messages.js';
import { lineSchema, outlineSchema } from './place-shape.ts';
import { withoutAadhaar } from './written-text.ts';

/** Also of city packs. */
export const placeSlugPattern = /^[a-z0-9]+([_-][a-z0-9]+)*$/;
/** Farther from the centre of the city, a position is a mistake: the hills of a city are not that far. */
export const farthestPlaceKm = 200;
export const nearMetresBounds = [50, 50_000] as const;

const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: m.input_language_tag });
const nameText = lineOfText(m.field_place_name, 80);
const degrees = (most: number) =>
  z
    .number({ error: m.input_a_number })
    .min(-most, { error: () => m.input_number_between({ from: -most, to: most }) })
    .max(most, { error: () => m.input_number_between({ from: -most, to: most }) });
const wrongMetres = () => m.input_number_between({ from: nearMetresBounds[0], to: nearMetresBounds[1] });

export const placeSlugSchema = z
  .string()
  .max(80, { error: () => m.input_most_characters({ most: 80 }) })
  .regex(placeSlugPattern, { error: m.input_slug })
  .refine(...withoutAadhaar);

const placeFields = z.object({
  slug: z
    .union([z.literal(''), placeSlugSchema])
    .default('')
    .describe(
      'The place in addresses; without one, it is made from the name. A former one still leads to the place.',
    ),
  name: nameText,
  names: z.record(languageTag, nameText).default({}).describe('Names in other languages, by language tag.'),
  spellings: z
    .array(
      z
        .string()
        .transform((text) => cleanText(text))
        .pipe(
          z
            .string()
            .min(1)
            .max(80, { error: () => m.input_most_characters({ most: 80 }) })
            .refine(...withoutAadhaar),
        ),
    )
    .max(100, { error: () => m.input_most_spellings({ most: 100 }) })
    .default([])
    .describe('What else people type for it.'),
  latitude: degrees(90),
  longitude: degrees(180),
  isHidden: z
    .boolean()
    .default(false)
    .describe('A hidden place is no longer offered; its listings and its addresses remain.'),
});

export const areaFields = placeFields.extend({
  belongsTo: placeSlugSchema.nullable().default(null).describe('The slug of the area that contains it.'),
  outline: outlineSchema
    .nullable()
    .default(null)
    .describe('Listings inside belong to the area. Without one, those do that are nearest to its position.'),
});
export type AreaFields = z.output<typeof areaFields>;

export const landmarkFields = placeFields.extend({
  kind: z.enum(landmarkKinds, { error: m.input_kind_required }),
  nearMetres: z
    .int({ error: m.input_whole_number })
    .min(nearMetresBounds[0], { error: wrongMetres })
    .max(nearMetresBounds[1], { error: wrongMetres })
    .describe('How far "near" reaches, in metres.'),
  line: lineSchema
    .nullable()
    .default(null)
    .describe('The course of a road. Distances are then the ones to its nearest point.'),
});
export type LandmarkFields = z.output<typeof landmarkFields>;
