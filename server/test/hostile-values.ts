import fc from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | boolean;
}

const plainText = 'The owner was not there when I came to look at the flat.';
const odd = fc.constantFrom<unknown>(null, true, false, -1, 0, 1, 1.5, 1e300, 2 ** 53, [], {}, [[]], [null]);

/** Values that nearly fit a schema: most parts are right, so that a request gets as far as the operation. */
export function valuesLike(schema: z.ZodType, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return likeJson(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema, text);
}

function likeJson(schema: JsonSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fittingJson(schema, text) },
    { weight: 2, arbitrary: text as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: odd },
  );
}

function fittingJson(schema: JsonSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => likeJson(choice, text)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.properties) {
    const properties = Object.entries(schema.properties).map(([name, inner]) => [
      name,
      likeJson(inner, text),
    ]);
    return fc.record(Object.fromEntries(properties) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [],
    });
  }
  if (schema.type === 'array') return fc.array(likeJson(Object(schema.items ?? {}), text), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -2, max: 40 });
  return fc.oneof(text, fc.constantFrom(plainText, 'a-random-key', 'bina@example.org', '2026-12-01'));
}
