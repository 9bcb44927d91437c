import { z } from 'zod';
import { complaintKinds } from './complaint-kinds.ts';
import { defineEndpoint } from './endpoint.ts';

export const limitUnits = ['hours', 'days', 'working hours', 'working days'] as const;

const timeLimitSchema = z.object({ count: z.int(), unit: z.enum(limitUnits) });
export type TimeLimit = z.output<typeof timeLimitSchema>;

const sourced = z.object({
  source: z.string().optional().describe('The rule that it follows from.'),
  changed: z
    .object({ since: z.iso.date(), before: timeLimitSchema })
    .optional()
    .describe('When the rule got this time limit, and which it had before.'),
  note: z.string().optional().describe('A remark on the rule, in the language of the request.'),
  link: z.string().optional().describe('A text about the rule that was read.'),
  verified: z.boolean().describe('Whether it was found in a text that was read.'),
});

const kindLimit = sourced.extend({
  kind: z.enum(complaintKinds),
  within: timeLimitSchema,
  noLaterThan: timeLimitSchema
    .optional()
    .describe('An upper limit in calendar time, if the other counts working time.'),
});

/** What the law pack of the city says, in the language of the request. */
const lawSchema = z.object({
  officers: z.array(
    sourced.extend({
      role: z.string(),
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
      address: z.string().optional(),
    }),
  ),
  workingHours: z.object({
    days: z
      .array(z.string())
      .describe('The working days in the language of the request, consecutive ones as one text.'),
    from: z.iso.time({ precision: -1 }).describe('HH:MM by the clocks of the city.'),
    to: z.iso.time({ precision: -1 }),
  }),
  limits: z.array(kindLimit).describe('The time limit for each kind of complaint.'),
  appeal: kindLimit.omit({ kind: true, noLaterThan: true }).extend({
    open: timeLimitSchema.describe('How long after a decision an appeal can be made.'),
  }),
  projects: sourced
    .extend({
      authority: z.string(),
      website: z.string().optional(),
      example: z.string(),
      required: z.boolean(),
    })
    .optional()
    .describe('Registration numbers of projects that listings show.'),
  minimumAge: sourced.extend({ years: z.int() }).optional(),
  retention: z.array(sourced.extend({ what: z.string(), text: z.string(), days: z.int() })),
  rules: z.array(
    sourced.extend({
      title: z.string(),
      text: z.string(),
      start: z.string().optional().describe('The day from which it applies, YYYY-MM-DD.'),
    }),
  ),
});
export type Law = z.output<typeof lawSchema>;

/** Where an entry of the law pack comes from. */
export type LawSource = z.output<typeof sourced>;

export const viewLaw = defineEndpoint({
  name: 'viewLaw',
  method: 'GET',
  path: '/api/law',
  access: 'anyone',
  tag: 'site',
  summary:
    'The law pack of the city: officers, time limits for complaints, minimum age, retention and rules, each with its source. No statement of compliance: counsel should confirm it.',
  response: lawSchema,
});

export const lawEndpoints = [viewLaw] as const;
