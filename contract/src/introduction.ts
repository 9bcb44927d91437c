import { z } from 'zod';
import { blankToUndefined } from './fields.ts';
import { m } from './paraglide/messages.js';
import { limits } from './vocabulary.ts';
import { shortText } from './written-text.ts';

const wholeNumber = (most: number) => {
  const error = () => m.input_number_up_to({ most });
  return z.preprocess(
    blankToUndefined,
    z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error }).optional(),
  );
};
const work = shortText(limits.workMaxLength, () => m.input_most_characters({ most: limits.workMaxLength }));

const petAnswers = ['yes', 'no'] as const;

/** What a seeker says about the household in a first message, instead of a name. Every part is optional. */
export const introductionSchema = z.object({
  people: z.int().optional().describe('How many people.'),
  from: z.iso.date().optional().describe('From when.'),
  months: z.int().optional().describe('For how long.'),
  work: z.string().optional().describe('What work.'),
  pets: z.enum(petAnswers).optional(),
});
export type Introduction = z.output<typeof introductionSchema>;

/** The same as a form sends it: blank parts are left out. */
export const introductionInput = z.object({
  people: wholeNumber(limits.introducedPeople).describe('How many people.'),
  from: z.preprocess(blankToUndefined, z.iso.date({ error: m.input_day }).optional()).describe('From when.'),
  months: wholeNumber(limits.introducedMonths).describe('For how long.'),
  work: z.preprocess(blankToUndefined, work.optional()).describe('What work.'),
  pets: z.preprocess(blankToUndefined, z.enum(petAnswers, { error: m.input_answer }).optional()),
});

/** Undefined if the seeker filled in nothing. */
export function filledIntroduction(introduction: Introduction | undefined): Introduction | undefined {
  const filled = Object.entries(introduction ?? {}).filter(([, value]) => value !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
