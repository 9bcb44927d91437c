import { setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it, vi } from 'vitest';
import { setLightData } from './light-data.ts';
import { areBoxes, missingLettersScript, supplyMissingLetters } from './missing-letters.ts';

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
  localStorage.clear();
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

/** Runs the script of the head, as a document in the language does that is opened next. */
function openNext(language: 'bn' | 'hi') {
  delete html.dataset.letters;
  // biome-ignore lint/security/noGlobalEval: the text is the script of the head.
  globalThis.eval(missingLettersScript(language));
}

it('knows in the head of the next document that the letters of its script are missing', () => {
  setLanguageSource(() => 'bn');
  const measured = drawWith(() => 36);
  supplyMissingLetters();
  openNext('hi');
  expect(html.dataset.letters).toBeUndefined();
  openNext('bn');
  expect(html.dataset.letters).toBe('');

  html.dataset.light = '';
  openNext('bn');
  expect(html.dataset.letters).toBeUndefined();
  delete html.dataset.light;

  measured.mockRestore();
  drawWith((text) => text.codePointAt(0) ?? 0);
  supplyMissingLetters();
  openNext('bn');
  expect(html.dataset.letters).toBeUndefined();
});
