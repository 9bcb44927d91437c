import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { otherArea, readArea } from './areas.ts';
import { defineEndpoint } from './endpoint.ts';
import { listingSchema } from './listings.ts';
import { usualPriceSchema } from './search/surroundings.ts';
import { categories, intents } from './vocabulary.ts';

/** Accepts former slugs too. */
const namedAreaSchema = z.string().transform((slug, context) => {
  const area = readArea(slug);
  if (area !== undefined && area !== otherArea) return area;
  context.addIssue({ code: 'custom', message: 'This is not an area.' });
  return z.NEVER;
});

/** The listings of one category in an area. */
export const areaKindSchema = z.object({
  category: z.enum(categories),
  count: z.int(),
  usualPrice: usualPriceSchema.optional().describe('Missing if fewer than 8 have a price.'),
});
export type AreaKind = z.output<typeof areaKindSchema>;

export const viewArea = defineEndpoint({
  name: 'viewArea',
  method: 'GET',
  path: '/api/areas/:area/:intent',
  access: 'anyone',
  tag: 'listings',
  summary:
    'The listings of an area for rent or for sale: counts and usual prices by category, the newest 8, and the areas nearby.',
  params: z.object({ area: namedAreaSchema, intent: z.enum(intents) }),
  response: z.object({
    area: areaSchema,
    intent: z.enum(intents),
    total: z.int(),
    totalOfOtherIntent: z.int().describe('The number of listings of the other intent.'),
    kinds: z.array(areaKindSchema).describe('Most frequent first.'),
    newest: z.array(listingSchema),
    nearby: z
      .array(z.object({ area: areaSchema, km: z.number(), total: z.int() }))
      .describe('Nearest first, with their numbers of listings of this intent.'),
  }),
});
export type AreaView = z.output<typeof viewArea.response>;

export const areaEndpoints = [viewArea] as const;
