import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { createCatalogueStore } from './catalogue-store.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const rowsOf = (numbers: readonly number[]) =>
  numbers.map((number) => ({ ...catalogueRow({ words: `'lane':1A` }), id: idOf(number) }));

const someNumbers = fc.uniqueArray(fc.nat(400), { maxLength: 300, size: 'max' });
const change = fc.record({ kind: fc.constantFrom('add', 'remove', 'change'), numbers: someNumbers });

it('finds exactly the listings that are there, after any changes', () => {
  fc.assert(
    fc.property(someNumbers, fc.array(change, { maxLength: 6 }), (first, changes) => {
      const store = createCatalogueStore();
      // Listings are read in the order of their ids.
      store.add(rowsOf(first.toSorted((one, other) => one - other)));
      const listed = new Set(first);
      for (const { kind, numbers } of changes) {
        const fitting = numbers.filter((number) => listed.has(number) === (kind !== 'add'));
        if (kind !== 'add') store.remove(fitting.map(idOf));
        if (kind !== 'remove') store.add(rowsOf(fitting));
        for (const number of fitting) {
          if (kind === 'remove') listed.delete(number);
          else listed.add(number);
        }
      }
      const { idParts } = store.columns;
      const slots = [...listed].map((number) => store.slotOf(idOf(number)) as number);
      expect(slots.map((slot) => idParts[2][slot])).toEqual([...listed]);
      for (let number = 0; number <= 400; number += 1)
        if (!listed.has(number)) expect(store.slotOf(idOf(number))).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});
