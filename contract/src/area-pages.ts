import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { otherArea, readArea } from './areas.ts';
import { cityShapeSchema, landmarkSchema, mapAreaSchema } from './city-map.ts';
import { defineEndpoint } from './endpoint.ts';
import { listingSchema } from './listings.ts';
import { m } from './paraglide/messages.js';
import { usualPriceSchema } from './search/surroundings.ts';
import { categories, intents } from './vocabulary.ts';

/** Accepts former slugs too. */
const namedAreaSchema = z.string().transform((slug, context) => {
  const area = readArea(slug);
  if (area !== undefined && area !== otherArea) return area;
  context.addIssue({ code: 'custom', message: m.input_area() });
  return z.NEVER;
});

/** The listings of one category in an area. */
const areaKindSchema = z.object({
  category: z.enum(categories),
  count: z.int(),
  usualPrice: usualPriceSchema.optional().describe('Missing if fewer than 8 have a price.'),
});
export type AreaKind = z.output<typeof areaKindSchema>;

/** Numbers of bedrooms as the filter writes them. */
export const areaRooms = ['1', '2', '3', '4+'] as const;

/** The homes in an area with one number of bedrooms; rents are monthly, short stays aside. */
const areaRoomsSchema = z.object({
  rooms: z.enum(areaRooms),
  count: z.int(),
  usualPrice: usualPriceSchema.optional().describe('Missing if fewer than 8 have a price.'),
});
export type AreaRooms = z.output<typeof areaRoomsSchema>;

const areaLandmarkSchema = landmarkSchema.extend({
  km: z.number(),
  longitude: z.number(),
  latitude: z.number(),
});
export type AreaLandmark = z.output<typeof areaLandmarkSchema>;

/** What a small map of the area shows. */
const areaMapSchema = z.object({
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  shapes: z.array(cityShapeSchema).describe('Rivers, lakes and main roads within the bounds.'),
  outline: mapAreaSchema.shape.outline,
});
export type AreaMap = z.output<typeof areaMapSchema>;

export const viewArea = defineEndpoint({
  name: 'viewArea',
  method: 'GET',
  path: '/api/areas/:area/:intent',
  access: 'anyone',
  tag: 'listings',
  summary:
    'The listings of an area for rent or for sale: counts and usual prices by category and by rooms, the newest 8, a small map, and the landmarks and areas nearby.',
  params: z.object({ area: namedAreaSchema, intent: z.enum(intents) }),
  response: z.object({
    area: areaSchema,
    intent: z.enum(intents),
    total: z.int(),
    totalOfOtherIntent: z.int().describe('The number of listings of the other intent.'),
    kinds: z.array(areaKindSchema).describe('Most frequent first.'),
    rooms: z.array(areaRoomsSchema).describe('Fewest rooms first.'),
    landmarks: z.array(areaLandmarkSchema).describe('Up to 6 of different kinds, nearest first.'),
    map: areaMapSchema,
    newest: z.array(listingSchema),
    nearby: z
      .array(z.object({ area: areaSchema, km: z.number(), total: z.int() }))
      .describe('Nearest first, with their numbers of listings of this intent.'),
  }),
});
export type AreaView = z.output<typeof viewArea.response>;

export const areaEndpoints = [viewArea] as const;
