import { type ComplaintKind, complaintKinds } from '@thikana/contract/complaint-kinds';
import { limitUnits, type TimeLimit } from '@thikana/contract/law';
import { z } from 'zod';
import { languageTag, text } from './pack-text.ts';

const longText = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(2000, 'is longer than 2000 characters');
/** A text by language; English is shown where a language is missing. */
const texts = z
  .record(languageTag, longText, 'must be texts by language, such as { en: … }')
  .refine((each) => 'en' in each, 'must have a text in English (en)');

const units = Object.fromEntries(
  limitUnits.flatMap((unit) => [
    [unit, unit],
    [unit.slice(0, -1), unit],
  ]),
);
const limit = z
  .string('must be a time such as 2 hours or 5 working days')
  .regex(
    /^[1-9]\d{0,3} (working )?(hours?|days?)$/,
    'must be a time such as 2 hours, 7 days, 8 working hours or 5 working days',
  )
  .transform((value): TimeLimit => {
    const [count = '', ...unit] = value.split(' ');
    return { count: Number(count), unit: units[unit.join(' ')] ?? 'days' };
  });
const calendarLimit = limit.refine(({ unit }) => !unit.startsWith('working'), 'must not count working time');
const day = z.iso.date('must be a day such as 2027-05-13');
const source = {
  source: longText.optional(),
  changed: z.strictObject({ since: day, before: calendarLimit }).optional(),
  note: texts.optional(),
  link: z.url('must be an address').optional(),
  verified: z.boolean('must be true or false'),
};
/** An entry that says where it comes from. */
const sourced = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({ ...shape, ...source })
    .refine(
      (entry: { source?: unknown; note?: unknown }) => entry.source !== undefined || entry.note !== undefined,
      {
        path: ['source'],
        error: 'must name the rule, unless a note says where the entry comes from',
      },
    );
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "10:00"');
export const weekDays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const complaints = z
  .array(
    sourced({
      kind: z.enum(complaintKinds, `must be one of ${complaintKinds.join(', ')}`),
      within: limit,
      no_later_than: calendarLimit.optional(),
    }),
  )
  .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'names a kind twice')
  .refine(
    (list) => list.some(({ kind }) => kind === 'other'),
    'must have the kind other, for all that are missing',
  );

/** `law.yaml` of a pack. */
export const lawFactsSchema = z
  .strictObject({
    officers: z
      .array(
        sourced({
          role: texts,
          name: text.optional(),
          email: z.email('must be an email address').optional(),
          phone: text.optional(),
          address: text.optional(),
        }),
      )
      .default([]),
    working: z
      .strictObject({
        days: z.array(z.enum(weekDays, `must be one of ${weekDays.join(', ')}`)).min(1, 'must not be empty'),
        from: clock,
        to: clock,
        holidays: z.array(day).default([]),
      })
      .refine(({ from, to }) => from < to, 'must have from before to'),
    complaints,
    appeals: sourced({ open: calendarLimit, within: limit }),
    minimum_age: z
      .int('must be a whole number of years')
      .min(1, 'must be at least 1')
      .max(30, 'must be at most 30')
      .optional(),
    minimum_age_source: sourced({}).optional(),
    retention: z
      .array(
        sourced({
          what: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be a word such as complaints'),
          days: z
            .int('must be a whole number')
            .min(1, 'must be at least 1')
            .max(36_500, 'must be at most 36500'),
          text: texts,
        }),
      )
      .refine((list) => new Set(list.map(({ what }) => what)).size === list.length, 'names a value twice')
      .default([]),
    projects: sourced({
      authority: text,
      website: z.url('must be an address').optional(),
      pattern: text.refine(isPattern, 'must be a regular expression'),
      example: text,
      required: z.boolean('must be true or false'),
    })
      .refine(({ pattern, example }) => !isPattern(pattern) || new RegExp(`^(?:${pattern})$`).test(example), {
        path: ['example'],
        error: 'does not fit the pattern',
      })
      .optional(),
    rules: z.array(sourced({ title: texts, text: texts, from: day.optional() })).default([]),
  })
  .refine((law) => law.minimum_age === undefined || law.minimum_age_source !== undefined, {
    path: ['minimum_age'],
    error: 'needs minimum_age_source',
  });
function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

export type LawFacts = z.output<typeof lawFactsSchema>;
/** As it stands in the file, and in the database. */
export type WrittenLaw = z.input<typeof lawFactsSchema>;

/** The time limit of a kind of complaint: its own, or that of all others. */
export function limitOf({ complaints }: LawFacts, kind: ComplaintKind): LawFacts['complaints'][number] {
  const limit =
    complaints.find((each) => each.kind === kind) ?? complaints.find((each) => each.kind === 'other');
  if (!limit) throw new Error('A law pack without the kind other has a problem.');
  return limit;
}

/** The law of a city whose pack says nothing about it: reasonable time limits, and no source. */
export const builtInLaw: LawFacts = lawFactsSchema.parse({
  working: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '09:00', to: '17:00' },
  complaints: [
    ['intimate', '24 hours'],
    ['order', '24 hours'],
    ['unlawful', '3 days'],
    ['privacy', '30 days'],
    ['other', '10 working days'],
  ].map(([kind, within]) => ({ kind, within, source: 'Thikana', verified: false })),
  appeals: { open: '30 days', within: '10 working days', source: 'Thikana', verified: false },
} as WrittenLaw);
