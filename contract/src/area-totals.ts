import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { defineEndpoint } from './endpoint.ts';

/** The number of public listings in an area. */
const areaTotalSchema = z.object({
  area: areaSchema,
  rent: z.int(),
  sell: z.int(),
  usualRent: z
    .number()
    .optional()
    .describe('The median of the monthly rents, short stays aside. Missing if fewer than 8 are known.'),
});
export type AreaTotal = z.output<typeof areaTotalSchema>;

export const viewAreas = defineEndpoint({
  name: 'viewAreas',
  method: 'GET',
  path: '/api/areas',
  access: 'anyone',
  tag: 'listings',
  summary: 'The areas with approved listings: the numbers for rent and for sale, and the usual rents.',
  response: z.object({ areas: z.array(areaTotalSchema) }),
});

export const areaTotalEndpoints = [viewAreas] as const;
