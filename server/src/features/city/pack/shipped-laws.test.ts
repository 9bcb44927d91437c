import path from 'node:path';
import { siteLanguages } from '@thikana/contract/language';
import { expect, it } from 'vitest';
import { lawFactsSchema } from './law-facts.ts';
import { parsePack, readPackFiles } from './read-pack.ts';

const cities = path.resolve(import.meta.dirname, '../../../../../cities');
/** Words of remarks, which names of acts and rules lack. */
const remark = /\b(this site|changed|before|at most|at least|not verified|were|was|choice|from \w+ \d{4})\b/i;

it.each(['siliguri', 'kathmandu', 'braga'])(
  '%s remarks on its law in the language of the reader',
  async (city) => {
    const { law, facts } = parsePack(await readPackFiles(path.join(cities, city)));
    const {
      officers,
      complaints,
      appeals,
      minimum_age_source: age,
      retention,
      projects,
      rules,
    } = lawFactsSchema.parse(law);
    const entries = [...officers, ...complaints, appeals, age, ...retention, projects, ...rules];
    const languages = siteLanguages.filter((language) => facts.languages.includes(language));
    for (const { source = '', note } of entries.filter((entry) => entry !== undefined)) {
      expect(source).not.toMatch(remark);
      if (note) expect(Object.keys(note)).toEqual(expect.arrayContaining(languages));
    }
  },
);
