import { expect, it } from 'vitest';
import { progressWords } from './progress-words.ts';

it('states the number of rows and the rate', () => {
  const counts = { read: 600_000, imported: 599_998, known: 0, refused: 2, lastLine: 600_001 };
  expect(progressWords(counts, 6)).toBe('6,00,000 rows, 5,99,998 new, 2 refused, 1,00,000 rows/s');
});

it('states the number of existing rows', () => {
  const counts = { read: 10, imported: 4, known: 6, refused: 0, lastLine: 11 };
  expect(progressWords(counts, 1)).toBe('10 rows, 4 new, 6 existing, 0 refused, 10 rows/s');
});
