import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { landmarkKinds } from './landmark-kinds.ts';
import { type Bounds, parseBounds } from './map-area.ts';
import { m } from './paraglide/messages.js';
import { searchWordsMaxLength } from './vocabulary.ts';

const position = z.tuple([z.number(), z.number()]);

export const cityShapeKinds = ['river', 'lake', 'road', 'rail', 'area', 'outline'] as const;

/** From the widest to the thinnest. */
export const roadClasses = ['highway', 'main', 'street'] as const;
export type RoadClass = (typeof roadClasses)[number];

const names = z
  .record(z.string(), z.string())
  .optional()
  .describe('Names in other languages, by language tag.');

export const cityShapeSchema = z.object({
  kind: z.enum(cityShapeKinds),
  name: z.string().describe('Empty if it has none.'),
  names,
  class: z.enum(roadClasses).optional().describe('Of a road. A road without one is drawn as a main road.'),
  area: z.string().optional().describe('Of an outline: the slug of the area that it approximates.'),
  geometry: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
      z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
    ])
    .describe('As in GeoJSON.'),
});
export type CityShape = z.output<typeof cityShapeSchema>;

const sharesName = z
  .literal(true)
  .optional()
  .describe('True if its name is the address of another area’s page; the address of its own is its slug.');

export const mapAreaSchema = z.object({
  slug: z.string(),
  name: z.string(),
  names,
  sharesName,
  longitude: z.number(),
  latitude: z.number(),
  outline: z
    .array(z.array(position))
    .optional()
    .describe('The rings of its outline, if it has one and the answer has at most 200 areas.'),
});
export type MapArea = z.output<typeof mapAreaSchema>;

const boundsText = z.string().transform((text, context): Bounds => {
  const bounds = parseBounds(text);
  if (bounds) return bounds;
  context.addIssue({ code: 'custom', message: m.input_bounds() });
  return z.NEVER;
});

export const viewMapAreas = defineEndpoint({
  name: 'viewMapAreas',
  method: 'GET',
  path: '/api/city/map/areas',
  access: 'anyone',
  tag: 'site',
  summary: 'The areas whose centre lies in a part of the map, or all of them, in the order of the city.',
  query: z.object({ within: boundsText.optional() }),
  response: z.object({ areas: z.array(mapAreaSchema) }),
});

export const landmarkSchema = z.object({ slug: z.string(), name: z.string(), names });

export const viewCityMap = defineEndpoint({
  name: 'viewCityMap',
  method: 'GET',
  path: '/api/city/map',
  access: 'anyone',
  tag: 'site',
  summary:
    'Rivers, lakes, roads and railways of the city as simple shapes, accurate to a few hundred metres, and approximate outlines of areas.',
  response: z.object({ shapes: z.array(cityShapeSchema) }),
});

export const placedLandmarkSchema = landmarkSchema.extend({
  longitude: z.number(),
  latitude: z.number(),
});

const mapLandmarkSchema = placedLandmarkSchema.extend({ kind: z.enum(landmarkKinds) });
export type MapLandmark = z.output<typeof mapLandmarkSchema>;

export const viewMapLandmarks = defineEndpoint({
  name: 'viewMapLandmarks',
  method: 'GET',
  path: '/api/city/map/landmarks',
  access: 'anyone',
  tag: 'site',
  summary:
    'The landmarks in a part of the map, at most 100, stations and hospitals first. Roads are shapes of the map.',
  query: z.object({ within: boundsText }),
  response: z.object({
    landmarks: z.array(mapLandmarkSchema),
    isComplete: z.boolean().describe('False if there are more than 100.'),
  }),
});

export const viewLandmarks = defineEndpoint({
  name: 'viewLandmarks',
  method: 'GET',
  path: '/api/city/landmarks',
  access: 'anyone',
  tag: 'site',
  summary: 'The landmarks with these slugs. Unknown slugs are left out.',
  query: z.object({
    slugs: z.string().max(2_000).describe('Several with commas between them.'),
    typed: z
      .string()
      .max(searchWordsMaxLength)
      .optional()
      .describe('What a visitor typed: names are in its script, if they are known in it.'),
  }),
  response: z.object({
    landmarks: z.array(placedLandmarkSchema),
    namedAlike: z
      .array(landmarkSchema)
      .describe('Other landmarks that share a name or a spelling with one of them.'),
  }),
});

export const nameAreas = defineEndpoint({
  name: 'nameAreas',
  method: 'GET',
  path: '/api/city/areas',
  access: 'anyone',
  tag: 'site',
  summary: 'The areas with these slugs. Unknown slugs are left out.',
  query: z.object({ slugs: z.string().max(8_000).describe('Several with commas between them.') }),
  response: z.object({
    areas: z.array(
      landmarkSchema.extend({
        latitude: z.number(),
        longitude: z.number(),
        sharesName,
      }),
    ),
    formerSlugs: z
      .record(z.string(), z.string())
      .describe('Which of the slugs are former ones or spellings in addresses, with the present ones.'),
  }),
});

export const cityEndpoints = [viewCityMap, viewMapAreas, viewMapLandmarks, viewLandmarks, nameAreas] as const;
