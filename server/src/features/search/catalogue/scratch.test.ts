import { expect, it, vi } from 'vitest';
import { atOnce } from '../../../lib/steps.ts';
import { createScratch } from './scratch.ts';

/** The module anew, without the arrays of other tests. */
function withoutSpareArrays(): Promise<typeof import('./scratch.ts')> {
  vi.resetModules();
  return import('./scratch.ts');
}

it('lends no array twice at a time, and uses it again afterwards', async () => {
  const { createScratch } = await withoutSpareArrays();
  const buffers = () => {
    const [one, other] = [createScratch(), createScratch()];
    const arrays = [one.array(100), one.array(40), other.array(100), other.copyOf(new Uint32Array(100))];
    one.end();
    other.end();
    return arrays.map(({ buffer }) => buffer);
  };
  const first = buffers();
  expect(new Set(first).size).toBe(4);
  expect(new Set([...first, ...buffers()]).size).toBe(4);
});

it('has the asked length and, of a copy, the same contents', () => {
  const scratch = createScratch();
  expect(scratch.array(7)).toHaveLength(7);
  expect(scratch.copyOf(Uint32Array.of(1, 2, 3))).toEqual(Uint32Array.of(1, 2, 3));
  scratch.end();
});

it('takes arrays back from a computation that fails', async () => {
  const { withScratch } = await withoutSpareArrays();
  const buffers: ArrayBuffer[] = [];
  const failing = () =>
    // biome-ignore lint/correctness/useYield: it fails in its first step.
    withScratch(function* (scratch) {
      buffers.push(scratch.array(5_000).buffer);
      throw new Error('No.');
    });
  expect(() => atOnce(failing())).toThrow('No.');
  expect(() => atOnce(failing())).toThrow('No.');
  expect(new Set(buffers).size).toBe(1);
});
