import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangePage, windowAround } from './page-window.ts';

const row = fc.record({ second: fc.nat(20), bumped: fc.option(fc.nat(30)) });

it('lists featured listings first and loses none, with any page size', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 40 }),
      fc.tuple(fc.nat(), fc.nat()),
      fc.integer({ min: 4, max: 12 }),
      (rows, picks, limit) => {
        const list = rows
          .map(({ second, bumped }, place) => ({
            id: `${second.toString(16).padStart(8, '0')}${place.toString(16).padStart(16, '0')}`,
            bumped_at: bumped === null ? null : new Date(bumped * 1000),
            fresh: bumped ?? second,
          }))
          .sort((one, other) => other.fresh - one.fresh || (one.id < other.id ? 1 : -1));
        const chosen = new Set(picks.map((pick) => list[pick % Math.max(1, list.length)]));
        const featured = [...chosen].filter((each) => each !== undefined).slice(0, limit >= 8 ? 2 : 1);
        const expected = [...featured, ...list.filter((each) => !featured.includes(each))];
        for (let offset = 0; offset < list.length + limit; offset += limit) {
          const window = windowAround({ offset, limit }, featured.length);
          const read = list.slice(window.offset, window.offset + window.limit);
          expect(arrangePage({ offset, limit }, featured, read)).toEqual(
            expected.slice(offset, offset + limit),
          );
        }
      },
    ),
    { numRuns: 500 },
  );
});
