import { baseLanguage } from '@thikana/contract/language';

/** The built file with the texts of a language: `assets/bn/page.js` for `assets/page.js`. */
export const fileIn = (language: string, file: string): string =>
  language === baseLanguage ? file : file.replace(/^assets\//, `assets/${language}/`);
