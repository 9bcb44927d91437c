import { setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it, vi } from 'vitest';
import { setLightData } from './light-data.ts';
import { areBoxes, supplyMissingLetters } from './missing-letters.ts';

const html = document.documentElement;

/** A system that draws each letter with this width. */
const drawWith = (widthOf: (text: string) => number) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ measureText: (text: string) => ({ width: widthOf(text) }) } as never);

afterEach(() => {
  vi.restoreAllMocks();
  setLanguageSource(() => 'en');
  setLightData(false);
  delete html.dataset.letters;
});

it('takes letters for boxes if all are as wide as what no font has', () => {
  expect(areBoxes(() => 36, ['ক', 'ঘ'])).toBe(true);
  expect(areBoxes((text) => (text === 'ঘ' ? 41 : 36), ['ক', 'ঘ'])).toBe(false);
  // A font with one width for all its letters.
  expect(areBoxes((text) => (text === '\u0378' ? 60 : 36), ['ক', 'ঘ'])).toBe(false);
});

it.each(['bn', 'hi', 'ne'] as const)(
  'supplies letters to a page in %s on a system without them',
  (language) => {
    setLanguageSource(() => language);
    drawWith(() => 36);
    supplyMissingLetters();
    expect(html.dataset.letters).toBe('');
  },
);

it('supplies none to a system that has them', () => {
  setLanguageSource(() => 'bn');
  drawWith((text) => text.codePointAt(0) ?? 0);
  supplyMissingLetters();
  expect(html.dataset.letters).toBeUndefined();
});

it('supplies none to a page in English', () => {
  drawWith(() => 36);
  supplyMissingLetters();
  expect(html.dataset.letters).toBeUndefined();
});

it('supplies none while data is saved', () => {
  setLanguageSource(() => 'bn');
  setLightData(true);
  drawWith(() => 36);
  supplyMissingLetters();
  expect(html.dataset.letters).toBeUndefined();
  setLightData(false);
  expect(html.dataset.letters).toBe('');
});
