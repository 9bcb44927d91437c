import { expect, it } from 'vitest';
import { phrasesIn } from './texts.ts';

it('divides a text at its commas, and tries every alternative', () => {
  expect(phrasesIn('')).toEqual([]);
  expect(phrasesIn('  lift ,\n  car   park ')).toEqual(['lift', 'car park']);
  expect(phrasesIn('(car/bike) (/covered) park')).toEqual([
    'car park',
    'car covered park',
    'bike park',
    'bike covered park',
  ]);
});
