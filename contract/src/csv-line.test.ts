import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('quotes cells with commas, quotes and line breaks', () => {
  expect(csvLine(['a', 'b, c', 'a "d"', 'e\nf'])).toBe('a,"b, c","a ""d""","e\nf"\r\n');
});

test('makes formulas text, and keeps negative numbers', () => {
  expect(csvLine(['=1+1', '-8.42', '-cmd'])).toBe("'=1+1,-8.42,'-cmd\r\n");
});
