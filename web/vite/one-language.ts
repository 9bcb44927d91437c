import type { Plugin } from 'vite';
import settings from '../project.inlang/settings.json' with { type: 'json' };

const message = /\/paraglide\/messages\/\w+\.js$/;
const question = /^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)$/m;
/** What is left of a message then: a function that calls the one of the language. */
const detour = /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*return (\w+)\(inputs\)\s*\}\)/g;
const runtime = /^import \{ getLocale, experimentalStaticLocale \} from '\.\.\/runtime\.js';$/m;

/**
 * While there is one language, its messages are built without asking which one to speak, and browsers load nothing that
 * would answer. With a second language this does nothing.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    transform(code, id) {
      if (settings.locales.length > 1 || !message.test(id)) return undefined;
      return { code: code.replace(question, '').replace(runtime, '').replace(detour, '$1'), map: null };
    },
  };
}
