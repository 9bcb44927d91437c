import { expect, it } from 'vitest';
import { previewOf } from './description-preview.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ');

it.each([1, 49, 50])('shows all of %i words', (count) => {
  expect(previewOf(words(count))).toBe(words(count));
});

it('shows the first fifty of more', () => {
  expect(previewOf(words(51))).toBe(`${words(50)}…`);
  expect(previewOf(`${words(25)}\n\n${words(40)}`).split(/\s+/)).toHaveLength(50);
});
