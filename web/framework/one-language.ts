import type { Plugin } from 'vite';
import settings from '../project.inlang/settings.json' with { type: 'json' };
import { requireInternal } from './require-internal.ts';

const message = /\/paraglide\/messages\/(?!_index\.)\w+\.js$/;
const question = /^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)$/m;
/** The code of a message when there is one language: a function that calls that language's function. */
const detour = /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*return (\w+)\(inputs\)\s*\}\)/;
const runtime = /^import \{ getLocale, experimentalStaticLocale \} from '\.\.\/runtime\.js';$/m;

/**
 * Relies on the code that @inlang/paraglide-js generates for a message. While the site has one language, messages skip
 * the check of the current language, and browsers do not load the code for it. Saves 1.7 KB in the scripts of every
 * page, which would otherwise exceed their limit. With a second language it changes nothing.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(code, id) {
      if (settings.locales.length > 1 || !message.test(id)) return undefined;
      return { code: inOneLanguage(code), map: null };
    },
  };
}

export function inOneLanguage(code: string): string {
  const asked = code.replace(runtime, '').replace(question, '');
  requireInternal(
    runtime.test(code) && question.test(code) && detour.test(asked),
    '@inlang/paraglide-js',
    'generates messages differently from what one-language.ts expects.',
  );
  return asked.replace(detour, '$1');
}
