import type { Message, Variant } from './message.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * The messages that a language lacks, whose translation leaves out a parameter in one of its variants, or is still in
 * English.
 */
export function untranslated(folder: string): string[] {
  const { languages, messages } = readCatalogue(folder);
  const [, ...translations] = languages;
  return translations.flatMap((language) =>
    [...messages].flatMap(([key, { base, others }]) => {
      const translation = others.get(language);
      return translation
        ? problemsOf(key, base, translation).map((one) => `${language}: ${key}${one}`)
        : [`${language}: ${key}`];
    }),
  );
}

function problemsOf(key: string, base: Message, translation: Message): string[] {
  const isEnglish =
    !/_en$/.test(key) && literalText(translation) === literalText(base) && /[a-z]{2}/.test(literalText(base));
  return isEnglish && !names.has(literalText(base))
    ? [' is still in English']
    : differences(base, translation);
}

/** What is written alike in every language. Texts that are English everywhere have keys that end in `_en`. */
const names = new Set(['Google Maps', 'WhatsApp', 'https://']);

const literalText = ({ variants }: Message) =>
  variants.map(({ text }) => text.filter((piece) => typeof piece === 'string').join('')).join('\n');

function differences(base: Message, translation: Message): string[] {
  const left = base.parameters.filter((name) => !translation.parameters.includes(name));
  if (left.length > 0) return left.map((name) => ` without {${name}}`);
  return translation.variants.flatMap((variant) => differencesOfVariant(base, translation, variant));
}

/** A variant has the parameters of an English one for the same values. */
function differencesOfVariant(base: Message, translation: Message, variant: Variant): string[] {
  const optional = saidInWords(translation, variant);
  const used = parametersOf(variant);
  const problems = base.variants
    .filter((english) => canMeet(base, english, translation, variant))
    .map((english) => {
      const wanted = parametersOf(english);
      const differ = (one: Set<string>, other: Set<string>) =>
        [...one].filter((name) => !other.has(name) && !optional.has(name));
      return [
        ...differ(wanted, used).map((name) => `without {${name}}`),
        ...differ(used, wanted).map((name) => `with {${name}}`),
      ];
    });
  if (problems.some((found) => found.length === 0)) return [];
  const name = variant.values.map((value) => value ?? '*').join(', ');
  return (problems[0] ?? []).map((problem) => `${name && ` (${name})`} ${problem}`);
}

const parametersOf = ({ text }: Variant) =>
  new Set(text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.parameter])));

/** A variant for one value can say it in words: "a home" instead of "{count} home". */
function saidInWords({ selectors }: Message, { values }: Variant): Set<string> {
  const isNamed = (index: number) => values[index] !== undefined && values[index] !== 'other';
  return new Set(selectors.filter((_, index) => isNamed(index)).map(({ parameter }) => parameter));
}

/** Whether two variants can apply to the same values. Plurals differ between languages: `other` only meets `other`. */
function canMeet(base: Message, english: Variant, translation: Message, variant: Variant): boolean {
  return base.selectors.every(({ parameter, isPlural }, index) => {
    const at = translation.selectors.findIndex(
      (other) => other.parameter === parameter && other.isPlural === isPlural,
    );
    const [one, other] = [english.values[index], variant.values[at]];
    if (!isPlural) return one === undefined || other === undefined || one === other;
    return (other ?? 'other') !== 'other' || (one ?? 'other') === 'other';
  });
}
