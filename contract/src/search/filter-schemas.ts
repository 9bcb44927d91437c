import { z } from 'zod';
import { blankToUndefined } from '../fields.ts';
import { m } from '../paraglide/messages.js';
import type { Filter, ValueOf } from './filter.ts';

/** An empty value means any. */
export const optionalText = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankToUndefined, schema.optional());

/** Parses the text of a parameter into its value. */
export function filterText<F extends Filter>({ read, error, ...filter }: F): z.ZodType<ValueOf<F>, unknown> {
  const text = z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string().meta(describeText(filter)),
  );
  return text.transform((given, context) => {
    const value = read(given);
    if (value !== undefined) return value as ValueOf<F>;
    context.addIssue({ code: 'custom', message: (error ?? m.input_not_valid)() });
    return z.NEVER;
  });
}

/** The description of the text in OpenAPI. */
function describeText({ values, bounds, isList, description }: Omit<Filter, 'read' | 'error'>) {
  const among = isList && values ? `Of ${values.join(', ')}.` : undefined;
  const several = isList ? 'Several with commas between them.' : undefined;
  const range = bounds ? `A whole number from ${bounds[0]} to ${bounds[1]}.` : undefined;
  const text = [description, range, among, several].filter(Boolean).join(' ');
  return { ...(text && { description: text }), ...(values && !isList && { enum: [...values] }) };
}

export const parameter = <F extends Filter>(filter: F) => optionalText(filterText(filter));

type Parameters<F extends Filter> = { [E in F as E['name']]: ReturnType<typeof parameter<E>> };

/** The schemas of all filters by parameter name. */
export function parameters<F extends Filter>(filters: readonly F[]): Parameters<F> {
  return Object.fromEntries(filters.map((filter) => [filter.name, parameter(filter)])) as Parameters<F>;
}

const countsOf = (choices: NonNullable<Filter['choices']>) =>
  typeof choices === 'function'
    ? z.record(z.string(), z.int())
    : z.partialRecord(z.enum(choices.map(String) as [string, ...string[]]), z.int());

/** The counts of each filter's choices. */
export function facetCounts<Name extends string>(
  filters: readonly Filter[],
): z.ZodObject<Record<Name, ReturnType<typeof countsOf>>> {
  const counts = filters.flatMap(({ name, choices }) =>
    choices ? [[name, countsOf(choices)] as const] : [],
  );
  return z.object(Object.fromEntries(counts) as Record<Name, ReturnType<typeof countsOf>>);
}
