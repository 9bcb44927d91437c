import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { csvLine } from '@thikana/contract/csv-line';
import { baseLanguage, type SiteLanguage } from '@thikana/contract/language';
import { listText } from '@thikana/contract/list-text';
import { dataKindText } from '../features/consent/consent.feature.ts';
import { inLanguage } from '../lib/current-language.ts';
import { m } from '../paraglide/messages.js';
import type { DataKind } from '../platform/database/register/entry.ts';
import type { TouchedPerson } from './find-touched.ts';

interface Draft {
  people: readonly TouchedPerson[];
  siteName: string;
  contactEmail: string;
  /** What the command was asked for. */
  scope: () => string;
  now: Date;
}

/** Writes the list of people, a notice in each of their languages, and the notice to the board. Returns the file names. */
export async function writeDrafts(folder: string, draft: Draft): Promise<string[]> {
  const { people } = draft;
  const languages = [...new Set(people.map(({ language }) => language))].sort();
  const files = new Map<string, string>([
    ['people.csv', listOf(people)],
    ['board.txt', inLanguage(baseLanguage, () => boardNotice(draft))],
    ...languages.map((language): [string, string] => [
      `people-${language}.txt`,
      inLanguage(language, () => peopleNotice(draft)),
    ]),
  ]);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of files) await writeFile(path.join(folder, name), text, { mode: 0o600 });
  return [...files.keys()];
}

/** One line a person, with the data in the person's language, to fill the notices from. */
function listOf(people: readonly TouchedPerson[]): string {
  const texts = new Map<string, string>();
  const dataOf = ({ language, data }: TouchedPerson) => {
    const key = `${language} ${[...data].join()}`;
    const known = texts.get(key) ?? inLanguage(language, () => kindsText(data));
    texts.set(key, known);
    return known;
  };
  const lines = people.map((person) =>
    csvLine([person.id ?? '', person.email, person.name, person.language, dataOf(person)]),
  );
  return [csvLine(['account', 'email', 'name', 'language', 'data']), ...lines].join('');
}

const kindsText = (kinds: Iterable<DataKind>): string => listText([...kinds].map(dataKindText));

const peopleNotice = ({ siteName, contactEmail }: Draft): string =>
  m.breach_people({ site: siteName, email: contactEmail });

function boardNotice({ people, siteName, contactEmail, scope, now }: Draft): string {
  const kinds = new Set(people.flatMap(({ data }) => [...data]));
  const counts = new Map<SiteLanguage, number>();
  for (const { language } of people) counts.set(language, (counts.get(language) ?? 0) + 1);
  return m.breach_board({
    site: siteName,
    email: contactEmail,
    scope: scope(),
    found: now.toISOString(),
    people: people.length,
    data: kindsText(kinds),
    languages: listText([...counts].map(([language, count]) => `${language}: ${count}`)),
  });
}
