import { z } from 'zod';

/** How the owner of a listing answers enquiries. */
export const ownerAnswersSchema = z.object({
  enquiries: z
    .int()
    .describe('The newest enquiries that were answered or left without an answer, at most 100.'),
  answered: z.int(),
  text: z.string().describe('The same as a sentence, in the language of the request.'),
  usualMinutes: z
    .int()
    .optional()
    .describe('Half of the answers came within this time; missing if there was none.'),
});
export type OwnerAnswers = z.output<typeof ownerAnswersSchema>;

export const enquiryLimitSchema = z.object({
  most: z.int().describe('How many enquiries may be open at once.'),
  open: z.int(),
});
export type EnquiryLimit = z.output<typeof enquiryLimitSchema>;
