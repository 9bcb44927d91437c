import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../test/city/cities.ts';
import { progressWords } from './progress-words.ts';

afterEach(() => useCityOfTests('siliguri'));

it('states the number of rows and the rate', () => {
  const counts = { read: 600_000, imported: 599_998, known: 0, refused: 2, lastLine: 600_001 };
  expect(progressWords(counts, 6)).toBe('6,00,000 rows, 5,99,998 new, 2 refused, 1,00,000 rows/s');
});

it('states the number of existing rows', () => {
  const counts = { read: 10, imported: 4, known: 6, refused: 0, lastLine: 11 };
  expect(progressWords(counts, 1)).toBe('10 rows, 4 new, 6 existing, 0 refused, 10 rows/s');
});

it('groups digits as the city does', () => {
  useCityOfTests('braga');
  const counts = { read: 600_000, imported: 600_000, known: 0, refused: 0, lastLine: 600_001 };
  expect(progressWords(counts, 6)).toBe('600,000 rows, 600,000 new, 0 refused, 100,000 rows/s');
});
