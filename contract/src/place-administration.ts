import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { pageNumber } from './fields.ts';
import { areaFields, landmarkFields, placeSlugSchema } from './place-fields.ts';

/** What the screens and the table show beside the fields. */
const known = z.object({
  slug: z.string(),
  formerSlugs: z.array(z.string()),
  byHand: z.boolean().describe('An editor changed it, so that the city pack does not overwrite it.'),
});

const adminAreaSchema = areaFields.extend(known.shape).extend({
  listings: z.int().describe('The number of its public listings.'),
  isUnplaced: z
    .boolean()
    .describe('It stands in one place with another area, so only its name is found in addresses.'),
});
export type AdminArea = z.output<typeof adminAreaSchema>;

const adminLandmarkSchema = landmarkFields.extend(known.shape);
export type AdminLandmark = z.output<typeof adminLandmarkSchema>;

const slugParams = z.object({ slug: placeSlugSchema });
const listQuery = z.object({
  page: pageNumber.default(1),
  q: z.string().trim().max(100).optional().describe('A part of a name, slug or spelling.'),
});
const mergeBody = z.object({
  into: placeSlugSchema.describe('The slug of the place that stands for both from now on.'),
});
const pageOf = <T extends z.ZodType>(place: T) =>
  z.object({ places: z.array(place), page: z.int(), total: z.int(), totalPages: z.int() });
const answerWith = <T extends z.ZodType>(place: T) => z.object({ message: z.string(), place });

export const placeImportBytes = 4 * 1024 * 1024;
const importForm = {
  fields: z.object({
    apply: z.enum(['true', 'false']).default('false').describe('Without it, the answer is a preview.'),
  }),
  files: { name: 'file', maxCount: 2, required: true },
} as const;
const importAnswer = z.object({
  message: z.string(),
  added: z.array(z.string()).describe('Names of places that are new.'),
  changed: z.array(z.string()).describe('Names of places with other values.'),
  unchanged: z.int(),
  problems: z.array(z.string()).describe('With line numbers. With any, nothing is applied.'),
});
export type PlaceImport = z.output<typeof importAnswer>;
const csvAnswer = z.object({
  csv: z.string().describe('In the format of city packs.'),
  shapes: z
    .string()
    .describe('The file map.geojson of the pack, with the outlines and lines that the table names.'),
});

const missing = ['place_not_found'] as const;
const refused = ['place_exists', 'place_too_far'] as const;
const refusedArea = [...refused, 'area_name_taken'] as const;
const unreadable = ['place_file_missing', 'place_file_too_large', 'upload_broken'] as const;
const editor = { access: 'editor', tag: 'site' } as const;

export const listAdminAreas = defineEndpoint({
  ...editor,
  name: 'listAdminAreas',
  method: 'GET',
  path: '/api/admin/areas',
  summary: 'One page of 20 areas by name.',
  query: listQuery,
  response: pageOf(adminAreaSchema),
});

export const viewAdminArea = defineEndpoint({
  ...editor,
  name: 'viewAdminArea',
  method: 'GET',
  path: '/api/admin/areas/:slug',
  summary: 'One area with everything that people call it.',
  params: slugParams,
  response: adminAreaSchema,
  errors: missing,
});

export const addArea = defineEndpoint({
  ...editor,
  name: 'addArea',
  method: 'POST',
  path: '/api/admin/areas',
  summary: 'Add an area. Listings that are nearest to it move to it.',
  body: areaFields,
  status: 201,
  response: answerWith(adminAreaSchema),
  errors: [...refusedArea, ...missing],
});

export const changeArea = defineEndpoint({
  ...editor,
  name: 'changeArea',
  method: 'PUT',
  path: '/api/admin/areas/:slug',
  summary: 'Change an area. Another slug or position takes its listings along; the former slug leads to it.',
  params: slugParams,
  body: areaFields,
  response: answerWith(adminAreaSchema),
  errors: [...refusedArea, ...missing],
});

export const mergeArea = defineEndpoint({
  ...editor,
  name: 'mergeArea',
  method: 'POST',
  path: '/api/admin/areas/:slug/merge',
  summary:
    'Merge an area into another: its listings, saved searches and featured offers follow, and its addresses redirect.',
  params: slugParams,
  body: mergeBody,
  response: answerWith(adminAreaSchema),
  errors: [...missing, 'place_itself'],
});

export const exportAreas = defineEndpoint({
  ...editor,
  name: 'exportAreas',
  method: 'GET',
  path: '/api/admin/areas-file',
  summary: 'All areas as the file areas.csv of a city pack.',
  response: csvAnswer,
});

export const importAreas = defineEndpoint({
  ...editor,
  name: 'importAreas',
  method: 'POST',
  path: '/api/admin/areas-file',
  summary:
    'Add and change areas by a file areas.csv, with a file map.geojson if it names new outlines. Areas that it does not name stay as they are.',
  form: importForm,
  response: importAnswer,
  errors: unreadable,
});

export const listAdminLandmarks = defineEndpoint({
  ...editor,
  name: 'listAdminLandmarks',
  method: 'GET',
  path: '/api/admin/landmarks',
  summary: 'One page of 20 landmarks by name.',
  query: listQuery,
  response: pageOf(adminLandmarkSchema),
});

export const viewAdminLandmark = defineEndpoint({
  ...editor,
  name: 'viewAdminLandmark',
  method: 'GET',
  path: '/api/admin/landmarks/:slug',
  summary: 'One landmark with everything that people call it.',
  params: slugParams,
  response: adminLandmarkSchema,
  errors: missing,
});

export const addLandmark = defineEndpoint({
  ...editor,
  name: 'addLandmark',
  method: 'POST',
  path: '/api/admin/landmarks',
  summary: 'Add a landmark.',
  body: landmarkFields,
  status: 201,
  response: answerWith(adminLandmarkSchema),
  errors: refused,
});

export const changeLandmark = defineEndpoint({
  ...editor,
  name: 'changeLandmark',
  method: 'PUT',
  path: '/api/admin/landmarks/:slug',
  summary: 'Change a landmark. Its former slug leads to it.',
  params: slugParams,
  body: landmarkFields,
  response: answerWith(adminLandmarkSchema),
  errors: [...refused, ...missing],
});

export const mergeLandmark = defineEndpoint({
  ...editor,
  name: 'mergeLandmark',
  method: 'POST',
  path: '/api/admin/landmarks/:slug/merge',
  summary: 'Merge a landmark into another: saved searches follow, and addresses with it find the other.',
  params: slugParams,
  body: mergeBody,
  response: answerWith(adminLandmarkSchema),
  errors: [...missing, 'place_itself'],
});

export const exportLandmarks = defineEndpoint({
  ...editor,
  name: 'exportLandmarks',
  method: 'GET',
  path: '/api/admin/landmarks-file',
  summary: 'All landmarks as the file landmarks.csv of a city pack.',
  response: csvAnswer,
});

export const importLandmarks = defineEndpoint({
  ...editor,
  name: 'importLandmarks',
  method: 'POST',
  path: '/api/admin/landmarks-file',
  summary:
    'Add and change landmarks by a file landmarks.csv, with a file map.geojson if it names new lines. Landmarks that it does not name stay as they are.',
  form: importForm,
  response: importAnswer,
  errors: unreadable,
});

export const placeAdministrationEndpoints = [
  ...[listAdminAreas, viewAdminArea, addArea, changeArea, mergeArea, exportAreas, importAreas],
  ...[listAdminLandmarks, viewAdminLandmark, addLandmark, changeLandmark, mergeLandmark],
  ...[exportLandmarks, importLandmarks],
] as const;
