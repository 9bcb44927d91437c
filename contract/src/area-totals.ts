import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { defineEndpoint } from './endpoint.ts';

/** The number of public listings in an area. */
export const areaTotalSchema = z.object({ area: areaSchema, rent: z.int(), sell: z.int() });
export type AreaTotal = z.output<typeof areaTotalSchema>;

export const viewAreas = defineEndpoint({
  name: 'viewAreas',
  method: 'GET',
  path: '/api/areas',
  access: 'anyone',
  tag: 'listings',
  summary: 'The areas with approved listings, and the numbers for rent and for sale.',
  response: z.object({ areas: z.array(areaTotalSchema) }),
});

export const areaTotalEndpoints = [viewAreas] as const;
