import {
  baseLanguage,
  currentLanguage,
  languageNames,
  languageTag,
  offeredLanguages,
} from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { useLocation } from 'react-router';
import { rememberLanguage } from '#web/lib/device/own-language.ts';
import { m } from '#web/paraglide/messages.js';
import { NativeDigitsChoice } from './native-digits-choice.tsx';

interface Props {
  /** Above the header of wide screens, at the end of the page, or in a menu. */
  at: keyof typeof looks;
}

const row = {
  list: 'flex flex-wrap gap-x-2',
  link: 'flex min-h-touch items-center rounded-control px-3 hover:bg-raised',
};
const looks = {
  top: {
    nav: 'max-lg:hidden',
    list: 'container-page flex h-8 justify-end gap-x-1 text-sm',
    link: 'flex h-full items-center rounded-control px-2 text-ink-soft hover:bg-raised',
  },
  end: { nav: 'border-line border-t bg-raised', ...row },
  menu: { nav: '', ...row },
};

/**
 * The page in each of the city's languages. Each is a document with scripts of its own, so the links are plain ones.
 * They have the address of the page, which the header does not know: documents share its markup.
 */
export function LanguageLinks({ at }: Props) {
  const { pathname, search } = useLocation();
  const languages = offeredLanguages();
  if (languages.length === 1) return null;
  const { nav, list, link } = looks[at];
  const links = (
    <ul className={list}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pathIn(pathname + search, language)}
            lang={language}
            hrefLang={languageTag(language)}
            onClick={() => rememberLanguage(language, '!')}
            aria-current={language === currentLanguage() ? 'true' : undefined}
            className={`aria-[current]:font-semibold aria-[current]:text-tea ${link}`}
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav id={at === 'end' ? 'languages' : undefined} aria-label={m.layout_languages()} className={nav}>
      {at !== 'end' ? (
        links
      ) : (
        <div className="container-page flex flex-wrap items-center justify-between gap-x-2 py-2">
          {links}
          {currentLanguage() !== baseLanguage && <NativeDigitsChoice />}
        </div>
      )}
    </nav>
  );
}
