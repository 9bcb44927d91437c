import { currentLanguage, type SiteLanguage } from './language.ts';

/** Words of Nepali that Hindi does not have. */
const nepali =
  /(^|[\s,])(छ|छन्|हुन्छ|पर्छ|सकिन्छ|मिल्छ|कोठा|कोठे|(?:भाडा|बिक्री|रोड|छेउ)मा|नजिकै?|भएको|दुई|एउटा|सानो|ठूलो|राम्रो|फ्ल्याट|पसल|जग्गा|बेडरुम|बाथरुम|पार्किङ)($|[\s,।.])/;

/** Words of Hindi that Nepali does not have; का, के and है are in both. */
const hindi = /(^|\s)(में|हैं|और|नहीं|फ्लैट)(\s|$)/;

/** The language of a text by its letters and words. Words in Latin letters, such as BHK, are usual in the others. */
export function languageByWords(text: string): SiteLanguage | undefined {
  if (/\p{sc=Beng}/u.test(text)) return 'bn';
  if (/\p{sc=Deva}/u.test(text)) return nepali.test(text) ? 'ne' : 'hi';
  return /[a-z]/i.test(text) ? 'en' : undefined;
}

/**
 * The language of a text; undefined without letters. Hindi and Nepali share their letters: without a word of only
 * one of them, a text is taken for one of the current language.
 */
export function languageOfText(text: string): SiteLanguage | undefined {
  const language = languageByWords(text);
  return language === 'hi' && currentLanguage() === 'ne' && !hindi.test(text) ? 'ne' : language;
}

/** Whether two texts are in one language, whichever is current. A text without letters is in any. */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [languageByWords(one), languageByWords(other)];
  return !first || !second || first === second;
}

/** The `lang` of an element with a text that a person wrote, if it is not in the current language. */
export function langOf(text: string): SiteLanguage | undefined {
  const language = languageOfText(text);
  return language === currentLanguage() ? undefined : language;
}
