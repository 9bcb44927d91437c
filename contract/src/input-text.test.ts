import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputText } from './input-text.ts';

it.each([
  [z.string(), undefined, 'This is required.'],
  [z.string(), null, 'This is required.'],
  [z.string().min(1), '', 'This is required.'],
  [z.string().min(3), 'ab', 'Please give at least 3 characters.'],
  [z.string().max(1), 'ab', 'Please give at most 1 character.'],
  [z.number().min(3), 2, 'Please give at least 3.'],
  [z.number().max(1), 2, 'Please give at most 1.'],
  [z.string(), 7, 'This is not valid.'],
])('explains case %#', (schema, value, text) => {
  const { error } = (schema as z.ZodType).safeParse(value, { error: inputText });
  expect(error?.issues.map(({ message }) => message)).toEqual([text]);
});
