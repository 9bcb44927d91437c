import { currentLanguage } from './language.ts';
import { languageByWords, languageOfText } from './language-of-text.ts';

interface Texts {
  title: string;
  description?: string;
  secondTitle?: string | undefined;
  secondDescription?: string | undefined;
}

/** A listing with its title and description in the current language, if its owner gave them. */
export function inCurrentLanguage<Listing extends Texts>(listing: Listing): Listing {
  const page = currentLanguage();
  const isOnlySecond = (first = '', second = '') =>
    languageOfText(second) === page &&
    (languageOfText(first) !== page || (languageByWords(second) === page && languageByWords(first) !== page));
  const { title, description, secondTitle, secondDescription } = listing;
  return {
    ...listing,
    ...(isOnlySecond(title, secondTitle) && { title: secondTitle }),
    ...(isOnlySecond(description, secondDescription) && { description: secondDescription }),
  };
}
