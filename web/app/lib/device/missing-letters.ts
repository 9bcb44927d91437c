import { currentLanguage, type SiteLanguage } from '@thikana/contract/language';
import { isLightData, onLightData } from './light-data.ts';

/** Where the letters of a language begin in Unicode. */
const blocks: { [language in SiteLanguage]?: number } = { bn: 0x980, hi: 0x900, ne: 0x900 };

/** क घ ङ ज ट ड म श, and the Bengali letters at the same places of their block. */
const places = [0x15, 0x18, 0x19, 0x1c, 0x1f, 0x21, 0x2e, 0x36];

/** No font has a letter for it, so systems draw a box. */
const unassigned = '\u0378';

const keyOf = (block: number) => `missing-letters-${block.toString(16)}`;

/**
 * Runs in the head of a document in one of these languages, after `lightDataScript`: if an earlier page found that the
 * system has no letters, the font is there at the first paint.
 */
export function missingLettersScript(language: SiteLanguage): string {
  const block = blocks[language];
  if (!block) return '';
  return `try{const{dataset}=document.documentElement;if(localStorage.getItem('${keyOf(block)}')&&!('light'in dataset))dataset.letters=''}catch{}`;
}

/**
 * Lets the page load a font of its script (`scripts.css`), if the system has none and no data is to be saved. Runs after
 * the page is on the screen.
 */
export function supplyMissingLetters(): void {
  const block = blocks[currentLanguage()];
  if (!block) return;
  const letters = places.map((place) => String.fromCodePoint(block + place));
  const supply = () => {
    if (isLightData()) return;
    const missing = areMissing(letters);
    if (missing) document.documentElement.dataset.letters = '';
    try {
      if (missing) localStorage.setItem(keyOf(block), 'yes');
      else localStorage.removeItem(keyOf(block));
    } catch {
      // Without access to storage, each document finds out again.
    }
  };
  onLightData(supply);
  supply();
}

function areMissing(letters: readonly string[]): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  return !!canvas && areBoxes((text) => canvas.measureText(text).width, letters);
}

/** Whether each of these letters is as wide as a box: letters of a script have several widths. */
export function areBoxes(widthOf: (text: string) => number, letters: readonly string[]): boolean {
  const box = widthOf(unassigned);
  return letters.every((letter) => widthOf(letter) === box);
}
