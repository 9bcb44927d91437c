import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOrderedSlots } from './ordered-slots.ts';

const action = fc.record({
  kind: fc.constantFrom('insert', 'remove'),
  slots: fc.uniqueArray(fc.nat(3000), { maxLength: 900, size: 'max' }),
});

it('stays sorted after any insertions and removals', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), fc.constantFrom(1, -1), (actions, direction) => {
      const ordered = createOrderedSlots((one, other) => direction * (one - other));
      const expected = new Set<number>();
      for (const { kind, slots } of actions) {
        const fitting = slots.filter((slot) => expected.has(slot) === (kind === 'remove'));
        ordered[kind](fitting);
        for (const slot of fitting) {
          if (kind === 'remove') expected.delete(slot);
          else expected.add(slot);
        }
        expect([...ordered.slots.subarray(0, ordered.size)]).toEqual(
          [...expected].sort((one, other) => direction * (one - other)),
        );
      }
    }),
    { numRuns: 200 },
  );
});

it('does not remove a slot that is not there', () => {
  const ordered = createOrderedSlots((one, other) => one - other);
  ordered.insert([1]);
  expect(() => ordered.remove([2])).toThrow('Slot 2 is not where its order says.');
});
