import type { Plugin } from 'vite';
import settings from '../project.inlang/settings.json' with { type: 'json' };
import { requireInside } from './inside.ts';

const message = /\/paraglide\/messages\/(?!_index\.)\w+\.js$/;
const question = /^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)$/m;
/** What is left of a message then: a function that calls the one of the language. */
const detour = /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*return (\w+)\(inputs\)\s*\}\)/;
const runtime = /^import \{ getLocale, experimentalStaticLocale \} from '\.\.\/runtime\.js';$/m;

/**
 * Relies on the text that @inlang/paraglide-js generates for a message. While the site has one language, its messages
 * are built without asking for the current language, and browsers load no code that would answer. Without it the
 * scripts of every page are 1.7 KB larger, which is more than their limit allows. With a second language it does nothing.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    transform(code, id) {
      if (settings.locales.length > 1 || !message.test(id)) return undefined;
      return { code: inOneLanguage(code), map: null };
    },
  };
}

export function inOneLanguage(code: string): string {
  const asked = code.replace(runtime, '').replace(question, '');
  requireInside(
    runtime.test(code) && question.test(code) && detour.test(asked),
    '@inlang/paraglide-js',
    'generates messages in another way than one-language.ts expects.',
  );
  return asked.replace(detour, '$1');
}
