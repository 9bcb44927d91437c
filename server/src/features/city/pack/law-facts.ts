import { z } from 'zod';

/** `law.yaml` of a pack. */
export const lawFactsSchema = z.object({
  minimum_age: z
    .int('must be a whole number of years')
    .min(1, 'must be at least 1')
    .max(30, 'must be at most 30')
    .optional(),
  retention: z
    .array(
      z.object({
        what: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a word such as logs'),
        days: z
          .int('must be a whole number')
          .min(1, 'must be at least 1')
          .max(36_500, 'must be at most 36500'),
        source: z.string('must be a text'),
      }),
    )
    .default([]),
});
export type LawFacts = z.output<typeof lawFactsSchema>;
export type WrittenLaw = z.input<typeof lawFactsSchema>;

/** The law of a city whose pack says nothing about it. */
export const builtInLaw: LawFacts = { retention: [] };
