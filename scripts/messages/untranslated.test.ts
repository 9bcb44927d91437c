import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../server/test/temporary-folder.ts';
import { untranslated } from './untranslated.ts';

it('names what a language lacks, and a translation without a parameter', () => {
  const folder = makeTemporaryFolder();
  const texts = {
    en: { menu: 'Menu', greeting: 'Welcome, {name}', found: '{count} homes in {area}' },
    hi: { menu: 'मेनू', found: '{area} में घर' },
    ne: { menu: 'मेनु', greeting: '{name}, स्वागत छ', found: '{area} मा {count} घर' },
  };
  for (const [language, written] of Object.entries(texts)) {
    mkdirSync(path.join(folder, language));
    writeFileSync(path.join(folder, language, 'all.json'), JSON.stringify(written));
  }
  expect(untranslated(folder)).toEqual(['hi: greeting', 'hi: found without {count}']);
});
