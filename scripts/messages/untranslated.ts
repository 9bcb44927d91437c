import { readCatalogue } from './read-catalogue.ts';

/** The messages that a language lacks, or whose translation leaves out a parameter. */
export function untranslated(folder: string): string[] {
  const { languages, messages } = readCatalogue(folder);
  const [, ...translations] = languages;
  return translations.flatMap((language) =>
    [...messages].flatMap(([key, { base, others }]) => {
      const translation = others.get(language);
      if (!translation) return [`${language}: ${key}`];
      const left = base.parameters.filter((name) => !translation.parameters.includes(name));
      return left.map((name) => `${language}: ${key} without {${name}}`);
    }),
  );
}
