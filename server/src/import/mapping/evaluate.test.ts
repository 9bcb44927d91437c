import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { RowContext } from './row.ts';
import type { Source } from './source.ts';

const row = (cells: Record<string, string>): RowContext => ({
  cell: (column) => cells[column] ?? '',
  places: new Map([['kolkata', [88.36, 22.57]]]),
  today: '2026-11-21',
});

const floor: Source = {
  column: 'Floor',
  pattern: '^(-?\\d+|ground|upper basement|lower basement)(?: out of \\d+)?$',
  values: { Ground: 0, 'Upper Basement': -1, 'Lower Basement': -2 },
  others: 'keep',
  number: true,
};
const facilities: Source = { list: { Gym: 'a gym', Lift: 'a lift', Pool: 'a pool' }, is: ['1'] };

describe('the sources of a mapping', () => {
  it.each([
    ['1 out of 3', 1],
    ['Ground out of 2', 0],
    ['Upper Basement out of 4', -1],
    ['lower basement out of 2', -2],
    ['12', 12],
  ])('floor %s is %d', (Floor, number) => {
    expect(evaluate(floor, row({ Floor }))).toBe(number);
  });

  it.each<[string, Source, Record<string, string>, unknown]>([
    ['a fixed value', 11, {}, 11],
    ['a text', { column: 'A' }, { A: 'x' }, 'x'],
    ['an empty cell', { column: 'A' }, {}, undefined],
    ['an unknown value', { column: 'A', unknown: ['9'] }, { A: '9' }, undefined],
    ['another value instead', { column: 'A', otherwise: { column: 'B' } }, { B: 'y' }, 'y'],
    ['a named value in any case', { column: 'A', values: { Yes: true } }, { A: 'YES' }, true],
    [
      'a value nobody named',
      { column: 'A', values: { Yes: true }, others: 'unknown' },
      { A: 'so' },
      undefined,
    ],
    ['a scaled number', { column: 'A', times: 9 }, { A: '1,000' }, 9_000],
    ['a template', { template: '{A} in {B}' }, { A: '2', B: 'Garia' }, '2 in Garia'],
    ['a template with a gap', { template: '{A} in {B}' }, { A: '2' }, undefined],
    [
      'a template with words of its own',
      { template: '{a}!', with: { a: { column: 'A' } } },
      { A: 'x' },
      'x!',
    ],
    ['a shortened template', { template: '{A}', maxLength: 12 }, { A: 'one two three four' }, 'one two…'],
    ['sentences', { text: ['One.', { column: 'A' }, 'Two.'] }, {}, 'One. Two.'],
    ['one of a list', facilities, { Gym: '1', Lift: '9', Pool: '0' }, 'a gym'],
    ['all of a list', facilities, { Gym: '1', Lift: '1', Pool: '1' }, 'a gym, a lift and a pool'],
    ['none of a list', facilities, {}, undefined],
    ['the first rule', { rules: [{ column: 'A', pattern: '^x', value: 1 }], otherwise: 2 }, { A: 'Xy' }, 1],
    ['no rule', { rules: [{ column: 'A', pattern: '^x', value: 1 }], otherwise: 2 }, { A: 'y' }, 2],
    ['no rule at all', { rules: [{ column: 'A', pattern: '^x', value: 1 }] }, {}, undefined],
    ['today', { date: 'today' }, {}, '2026-11-21'],
    ['a written day', { date: { column: 'A' }, order: 'day-month-year' }, { A: '1/12/2026' }, '2026-12-01'],
  ])('%s', (_, source, cells, expected) => {
    expect(evaluate(source, row(cells))).toBe(expected);
  });

  it('finds the first place that the mapping knows', () => {
    const source: Source = { place: [{ column: 'Locality' }, { column: 'City' }] };
    expect(evaluate(source, row({ Locality: 'Nowhere', City: 'KOLKATA' }))).toEqual({
      type: 'Point',
      coordinates: [88.36, 22.57],
    });
    expect(() => evaluate(source, row({ Locality: 'Nowhere', City: 'Atlantis' }))).toThrow(
      expect.objectContaining({ value: 'Nowhere / Atlantis', column: 'Locality, City' }),
    );
  });

  it('reads coordinates', () => {
    const source: Source = { position: { longitude: { column: 'X' }, latitude: { column: 'Y' } } };
    expect(evaluate(source, row({ X: '88.4', Y: '26.7' }))).toMatchObject({ coordinates: [88.4, 26.7] });
    expect(evaluate(source, row({ X: '88.4' }))).toBeUndefined();
    expect(() => evaluate(source, row({ X: 'east', Y: '26.7' }))).toThrow('is not a number of degrees');
  });

  it.each<[Source, string]>([
    [{ column: 'A', values: { Yes: true, No: false } }, 'is none of: Yes, No'],
    [{ column: 'A', number: true }, 'is not a number'],
    [{ column: 'A', pattern: '^\\d+$' }, 'does not look like ^\\d+$'],
    [{ date: { column: 'A' } }, 'is not a date written year-month-day'],
  ])('names the cell that it cannot understand: %j', (source, reason) => {
    expect(() => evaluate(source, row({ A: 'perhaps' }))).toThrow(
      expect.objectContaining({ message: reason, column: 'A', value: 'perhaps' }),
    );
  });
});
