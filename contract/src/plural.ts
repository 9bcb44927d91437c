import { currentLanguage } from './language.ts';

const rules = new Map<string, Intl.PluralRules>();

/**
 * The plural category of a number in the current language.
 *
 * @public The build writes its imports into the compiled messages.
 */
export function plural(count: number): Intl.LDMLPluralRule {
  const language = currentLanguage();
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count);
}
