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

/** The page in each of the city's languages. Each is a document with scripts of its own, so the links are plain ones. */
export function LanguageLinks() {
  const { pathname, search } = useLocation();
  const languages = offeredLanguages();
  if (languages.length === 1) return null;
  return (
    <nav id="languages" aria-label={m.layout_languages()} className="border-line border-t bg-raised">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-2 py-2">
        <ul className="flex flex-wrap gap-x-2">
          {languages.map((language) => (
            <li key={language}>
              <a
                href={pathIn(pathname + search, language)}
                lang={language}
                hrefLang={languageTag(language)}
                onClick={() => rememberLanguage(language)}
                aria-current={language === currentLanguage() ? 'true' : undefined}
                className="flex min-h-touch items-center rounded-control px-3 hover:bg-raised aria-[current]:font-semibold aria-[current]:text-tea"
              >
                {languageNames[language]}
              </a>
            </li>
          ))}
        </ul>
        {currentLanguage() !== baseLanguage && <NativeDigitsChoice />}
      </div>
    </nav>
  );
}
