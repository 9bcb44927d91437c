import { cleanText } from '@thikana/contract/clean-text';
import { type LegalText, legalTextMax, legalTexts } from '@thikana/contract/legal';
import type { CityFacts } from './city-facts.ts';
import type { PackProblems } from './pack-error.ts';

/** The Markdown of the legal texts that a pack has. */
export type PackLegal = Partial<Record<LegalText, string>>;

export function readLegal(
  texts: Readonly<Record<string, string>>,
  { problems, facts }: { problems: PackProblems; facts: CityFacts | undefined },
): PackLegal {
  const legal: PackLegal = {};
  for (const name of legalTexts) {
    const file = facts?.legal[name];
    if (file === undefined) continue;
    const text = cleanText(texts[file] ?? '', { lines: true });
    if (texts[file] === undefined)
      problems.add({ file: 'city.yaml' }, `legal.${name} names ${file}, which is not in the pack.`);
    else if (!text) problems.add({ file }, 'This file is empty.');
    else if (text.length > legalTextMax)
      problems.add({ file }, `This text is longer than ${legalTextMax} characters.`);
    else legal[name] = text;
  }
  return legal;
}
