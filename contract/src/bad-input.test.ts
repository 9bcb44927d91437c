import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { inputText } from './input-text.ts';

const wrongValues = [
  ...[undefined, null, true, {}, [], [null], { unknown: 1 }],
  ...['', ' ', 'xyz', 'x'.repeat(5001), '-1', '1.5', '1e15', '\0'],
  ...[-1, 0, 1.5, 1e15, Number.NaN, Number.POSITIVE_INFINITY],
];

/** Values that do not fit a schema, at any depth: missing, of another type, too small, too large, too long. */
function badInputs(schema: z.core.$ZodType): unknown[] {
  const { def } = schema._zod as unknown as { def: Definition };
  const inside = [def.innerType, def.in, def.out, def.left, def.right, ...(def.options ?? [])].filter(
    isSchema,
  );
  const found: unknown[] = inside.length > 0 ? inside.flatMap(badInputs) : [...wrongValues];
  const fields = Object.entries(def.shape ?? {});
  // The discriminator of a union stays valid, so that the other fields are checked.
  const chosen = Object.fromEntries(
    fields.flatMap(([name, { _zod }]) =>
      _zod.def.type === 'literal' ? [[name, [...(_zod.values ?? [])][0]]] : [],
    ),
  );
  for (const [name, field] of fields)
    found.push(...badInputs(field).map((value) => ({ ...chosen, [name]: value })));
  if (isSchema(def.element))
    found.push(
      ...badInputs(def.element).map((value) => [value]),
      Array.from({ length: 1000 }, () => ({})),
    );
  for (const item of def.items ?? []) found.push(...badInputs(item).map((value) => [value, value, value]));
  if (isSchema(def.valueType)) found.push(...badInputs(def.valueType).map((value) => ({ rent: value })));
  return found;
}

interface Definition {
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
}
const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const inputs = endpoints.flatMap(({ name, params, query, headers, body, form }) =>
  Object.entries({ params, query, headers, body, fields: form?.fields }).flatMap(([part, schema]) =>
    schema ? [{ name, part, schema }] : [],
  ),
);
const { localeError } = z.locales.en();
const isZodsOwn = (issue: z.core.$ZodIssue) =>
  issue.message === localeError(issue as never) || /expected|received|[<>]=|^$/.test(issue.message);

it.each(inputs)('explains bad $part of $name with our own text, not zod’s', ({ schema }) => {
  const texts = new Set<string>();
  for (const value of badInputs(schema)) {
    const issues = schema.safeParse(value, { error: inputText }).error?.issues ?? [];
    for (const issue of issues) if (isZodsOwn(issue)) texts.add(issue.message);
  }
  expect([...texts]).toEqual([]);
});
