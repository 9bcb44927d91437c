import { expect, it } from 'vitest';
import { doubtfulPlace, placesLike } from './doubtful-place.ts';

it.each([
  ['2 bhk hakimapra under 15k', 'hakimapra'],
  ['flat near sishu vidalya', undefined],
  ['flat near ghoom', 'ghoom'],
  ['hakimpara flat', undefined],
  ['flat sevoke road', undefined],
  ['flat with garden', undefined],
  ['', undefined],
])('of %j, doubts %s', (text, expected) => {
  expect(doubtfulPlace(text)).toBe(expected);
});

it('says what a name is taken for, and which other places begin like it', () => {
  const { taken, others } = placesLike('sevok road');
  expect(taken).toEqual({ label: 'Sevoke Road', understood: { location: 'sevoke' } });
  expect(others.map(({ label }) => label)).toContain('Sevoke More');
  expect(others).not.toContainEqual(taken);
  expect(others.length).toBeLessThanOrEqual(4);
});

it('answers in the script of the name', () => {
  expect(placesLike('সেভোক রোড').taken?.label).toBe('সেবক রোড');
});

it('knows nothing of other words', () => {
  expect(placesLike('garden')).toEqual({ taken: undefined, others: [] });
});
