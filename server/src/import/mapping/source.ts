import { z } from 'zod';

/** A fixed value, or where in a row a value comes from. `docs/import.md` explains each with examples. */
export type Source =
  | string
  | number
  | boolean
  | ColumnSource
  | TemplateSource
  | TextSource
  | ListSource
  | RulesSource
  | PlaceSource
  | PositionSource
  | DateSource;

/** One cell: first `unknown`, then `pattern`, then `values`, then `number` and `times`. */
export interface ColumnSource {
  column: string;
  /** Texts that stand for 'not known', besides the empty one. */
  unknown?: string[];
  /** A regular expression; its first group, or else all that it matches, is the value. */
  pattern?: string;
  values?: Record<string, string | number | boolean>;
  /** What becomes of a text that `values` does not name. */
  others?: 'refuse' | 'keep' | 'unknown';
  number?: boolean;
  times?: number;
  /** Used when the cell says nothing. */
  otherwise?: Source;
}

/** Text with `{names}`: of `with`, or of columns. Says nothing when one of them says nothing. */
export interface TemplateSource {
  template: string;
  with?: Record<string, Source>;
  maxLength?: number;
}

/** Parts one after another; those that say nothing are left out. */
interface TextSource {
  text: Source[];
  between?: string;
}

/** The phrases of those columns that hold one of the `is` texts: 'a lift, a gym and a garden'. */
export interface ListSource {
  list: Record<string, string>;
  is: string[];
}

/** The value of the first rule whose column matches. */
interface RulesSource {
  rules: { column: string; pattern: string; value: Source }[];
  otherwise?: Source;
}

/** The position of the first name that the mapping's `places` know. */
export interface PlaceSource {
  place: Source[];
}

export interface PositionSource {
  position: { longitude: Source; latitude: Source };
}

/** A day. `order` says how the numbers of a written date follow each other. */
export interface DateSource {
  date: Source;
  order?: 'year-month-day' | 'day-month-year' | 'month-day-year';
}

const column = z.string().min(1);

const pattern = z.string().check(({ value, issues }) => {
  try {
    new RegExp(value, 'iu');
  } catch (error) {
    issues.push({ code: 'custom', input: value, message: (error as Error).message });
  }
});

const constant = z.union([z.string(), z.number(), z.boolean()]);

/** Chosen by the key that gives a source its kind, so that a mistake is reported for that kind alone. */
export const sourceSchema: z.ZodType<Source> = z.unknown().transform((value, context): Source => {
  const schema = schemaOf(value);
  if (!schema) {
    const message = `should be a fixed value or an object with one of: ${Object.keys(schemas).join(', ')}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

function schemaOf(value: unknown): z.ZodType<Source> | undefined {
  if (typeof value !== 'object' || value === null)
    return constant.safeParse(value).success ? constant : undefined;
  return Object.entries(schemas).find(([key]) => Object.hasOwn(value, key))?.[1];
}

const schemas: Record<string, z.ZodType<Source>> = {
  column: z.strictObject({
    column,
    unknown: z.array(z.string()).optional(),
    pattern: pattern.optional(),
    values: z.record(z.string(), constant).optional(),
    others: z.enum(['refuse', 'keep', 'unknown']).optional(),
    number: z.boolean().optional(),
    times: z.number().optional(),
    otherwise: sourceSchema.optional(),
  }),
  template: z.strictObject({
    template: z.string().min(1),
    with: z.record(z.string(), sourceSchema).optional(),
    maxLength: z.int().min(10).optional(),
  }),
  text: z.strictObject({ text: z.array(sourceSchema).min(1), between: z.string().optional() }),
  list: z.strictObject({ list: z.record(column, z.string()), is: z.array(z.string()).min(1) }),
  rules: z.strictObject({
    rules: z.array(z.strictObject({ column, pattern, value: sourceSchema })).min(1),
    otherwise: sourceSchema.optional(),
  }),
  place: z.strictObject({ place: z.array(sourceSchema).min(1) }),
  position: z.strictObject({ position: z.strictObject({ longitude: sourceSchema, latitude: sourceSchema }) }),
  date: z.strictObject({
    date: sourceSchema,
    order: z.enum(['year-month-day', 'day-month-year', 'month-day-year']).optional(),
  }),
};
