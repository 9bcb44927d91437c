import { expect, it } from 'vitest';
import { z } from 'zod';
import { appealComplaint, fileComplaint } from './complaints.ts';
import { endpoints } from './endpoints.ts';
import { inputText } from './input-text.ts';
import { listingFieldsSchemas } from './listing-fields.ts';
import { sendReport } from './reports.ts';

/** A number that is not issued, with a right checksum, alone and in sentences. */
const number = '2345 6789 0124';
const texts = [number, number.replaceAll(' ', ''), `My number is ${number}, please call me.`];

/** Texts that no other person reads: secrets, keys, searches, previews, times and ids of references. */
const readByNoOther = new Set([
  ...['password', 'currentPassword', 'newPassword', 'confirm', 'code', 'token', 'key', 'auth', 'p256dh'],
  ...[
    'q',
    'markdown',
    'reference',
    'website',
    'unmodifiedSince',
    'notice',
    'queue',
    'changedAt',
    'proposedAt',
    'existingPictures',
  ],
]);
const isRead = (path: Path) => !path.some((step) => readByNoOther.has(String(step)));

/** Complaints may have to quote a number, so it is masked. */
const complaints: Record<string, [z.ZodType, object]> = {
  'fileComplaint text': [
    fileComplaint.body,
    { kind: 'privacy', email: 'bina@example.org', key: 'a-random-key' },
  ],
  'appealComplaint text': [appealComplaint.body, {}],
  'sendReport text': [sendReport.body, { subjectKind: 'listing', subjectId: '0'.repeat(24), reason: 'scam' }],
};

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: { enum?: string[] };
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
}
type Path = readonly (string | number)[];

/** The places of all texts in a schema, one for each list and record. */
function placesOfTexts(schema: JsonSchema, path: Path = []): Path[] {
  const { properties = {}, additionalProperties: values, propertyNames, items, prefixItems = [] } = schema;
  const inner = [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((choice) => [choice, path] as const),
    ...Object.entries(properties).map(([name, each]) => [each, [...path, name]] as const),
    ...prefixItems.map((each, index) => [each, [...path, index]] as const),
    ...(typeof items === 'object' ? [[items, [...path, 0]] as const] : []),
    ...(typeof values === 'object' && Object.keys(properties).length === 0
      ? [[values, [...path, propertyNames?.enum?.[0] ?? 'bn']] as const]
      : []),
  ];
  const own = schema.type === 'string' && !schema.enum && !('const' in schema) ? [path] : [];
  return [...own, ...inner.flatMap(([each, at]) => placesOfTexts(each, at))];
}

/** A value with this text at its place, and the first choice of everything that a schema fixes around it. */
function valueWith(schema: JsonSchema, path: Path, text: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  const choice = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find((each) =>
    placesOfTexts(each).some((place) => String(place) === String(path)),
  );
  if (choice) return valueWith(choice, path, text);
  const { properties = {}, prefixItems, items, additionalProperties } = schema;
  const inner = (properties[step] ??
    prefixItems?.[Number(step)] ??
    items ??
    additionalProperties) as JsonSchema;
  const value = valueWith(inner, rest, text);
  if (typeof step === 'number') return Array.from({ length: prefixItems?.length ?? 3 }, () => value);
  const fixed = Object.entries(properties).flatMap(([name, each]) =>
    'const' in each ? [[name, each.const]] : each.enum ? [[name, each.enum[0]]] : [],
  );
  return { ...Object.fromEntries(fixed), [step]: value };
}

type Issue = z.core.$ZodIssue;
const flat = (issues: readonly Issue[], above: PropertyKey[] = []): string[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const inner = issue.code === 'invalid_union' ? issue.errors.flatMap((each) => flat(each, path)) : [];
    return [path.join('.'), ...inner];
  });

const schemas: [string, z.ZodType][] = [
  ...endpoints.flatMap(({ name, body, form, query, method }) => [
    ...(body ? [[name, body] as [string, z.ZodType]] : []),
    ...(form ? [[name, form.fields] as [string, z.ZodType]] : []),
    ...(query && method !== 'GET' ? [[name, query] as [string, z.ZodType]] : []),
  ]),
  ...Object.entries(listingFieldsSchemas).flatMap(([intent, byCategory]) =>
    Object.entries(byCategory).map(
      ([category, schema]) => [`a ${category} (${intent})`, schema] as [string, z.ZodType],
    ),
  ),
];
const places = schemas.flatMap(([name, schema]) => {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;
  return placesOfTexts(json).map((path) => ({
    name,
    schema,
    json,
    path,
    title: `${name} ${path.join('.')}`,
  }));
});

const written = places.filter(({ title, path }) => isRead(path) && !(title in complaints));

it.each(written.map((place) => [place.title, place] as const))(
  'an Aadhaar number is refused in %s',
  (_title, { schema, json, path }) => {
    for (const text of texts) {
      const read = schema.safeParse(valueWith(json, path, text), { error: inputText });
      const issues = read.success ? [] : flat(read.error.issues);
      expect(issues).toContain(path.join('.'));
    }
  },
);

it.each(Object.entries(complaints))('an Aadhaar number is masked in %s', (title, [schema, rest]) => {
  expect(places.map((place) => place.title)).toContain(title);
  expect(schema.parse({ ...rest, text: texts[2] })).toMatchObject({
    text: 'My number is XXXX XXXX 0124, please call me.',
  });
});
