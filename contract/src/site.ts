import { z } from 'zod';
import { areaValues } from './areas.ts';
import { defineEndpoint } from './endpoint.ts';
import { pointSchema } from './listing-fields.ts';

/** What every page shows of the site itself. */
export const siteSchema = z.object({
  name: z.string(),
  contactEmail: z.string(),
  contactPhones: z.array(z.string()),
  contactLocation: z.string(),
  counters: z.object({
    listings: z.int().describe('Rounded down to tens, never below 10.'),
    customers: z.int().describe('Rounded down to tens, never below 10.'),
    areas: z.int().describe('Rounded down to tens, never below 20.'),
  }),
});
export type Site = z.output<typeof siteSchema>;

export const placeSchema = z.object({
  label: z.string(),
  detail: z.string().describe('What tells it from places of the same name: PIN code, district or state.'),
  coordinates: pointSchema,
  area: z.enum(areaValues),
});
export type Place = z.output<typeof placeSchema>;

export const viewSite = defineEndpoint({
  name: 'viewSite',
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  tag: 'site',
  summary: 'Name, contact details and counters of the site.',
  response: siteSchema,
});

export const suggestPlaces = defineEndpoint({
  name: 'suggestPlaces',
  method: 'GET',
  path: '/api/places',
  access: 'anyone',
  tag: 'site',
  summary: 'Places whose name resembles what was typed, best first, at most 8.',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  response: z.object({ places: z.array(placeSchema) }),
});

export const siteEndpoints = [viewSite, suggestPlaces] as const;
