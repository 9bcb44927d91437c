import { languageTag } from '@thikana/contract/language';
import { m } from '#web/paraglide/messages.js';

const names: Readonly<Record<string, () => string>> = {
  bn: m.places_language_bn,
  hi: m.places_language_hi,
  ne: m.places_language_ne,
};

/** The name of a language in the language of the page. Browsers lack those of some, such as in Nepali. */
export const languageName = (tag: string): string =>
  names[tag]?.() ?? new Intl.DisplayNames(languageTag(), { type: 'language' }).of(tag) ?? tag;
