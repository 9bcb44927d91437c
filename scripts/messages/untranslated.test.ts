import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../server/test/temporary-folder.ts';
import { untranslated } from './untranslated.ts';

function inFolder(texts: Record<string, object>): string[] {
  const folder = makeTemporaryFolder();
  for (const [language, written] of Object.entries(texts)) {
    mkdirSync(path.join(folder, language));
    writeFileSync(path.join(folder, language, 'all.json'), JSON.stringify(written));
  }
  return untranslated(folder);
}

it('names what a language lacks, and a translation without a parameter', () => {
  const texts = {
    en: { menu: 'Menu', greeting: 'Welcome, {name}', found: '{count} homes in {area}' },
    hi: { menu: 'मेनू', found: '{area} में घर' },
    ne: { menu: 'मेनु', greeting: '{name}, स्वागत छ', found: '{area} मा {count} घर' },
  };
  expect(inFolder(texts)).toEqual(['hi: greeting', 'hi: found without {count}']);
});

it('names a translation that is still in English, but no names, patterns, or texts for readers of English', () => {
  const en = { menu: 'Menu', app: 'WhatsApp', pair: '{low} – {high}', offer_en: 'Read this in English' };
  expect(inFolder({ en, hi: en })).toEqual(['hi: menu is still in English']);
});

const plural = (match: Record<string, string>) => ({
  found: [
    {
      declarations: ['input count', 'input area', 'local number = count: plural'],
      selectors: ['number'],
      match,
    },
  ],
});
const english = plural({ 'number=one': '{count} home in {area}', 'number=other': '{count} homes in {area}' });

it.each([
  ['a plural in words', { 'number=one': '{area} में एक घर', 'number=other': '{area} में {count} घर' }, []],
  [
    'one plural without a parameter',
    { 'number=one': 'एक घर', 'number=other': '{area} में {count} घर' },
    ['hi: found (one) without {area}'],
  ],
  [
    'many without their number',
    { 'number=one': '{area} में {count} घर', 'number=other': '{area} में घर' },
    ['hi: found (other) without {count}'],
  ],
])('compares each variant: %s', (_, match, problems) => {
  expect(inFolder({ en: english, hi: plural(match) })).toEqual(problems);
});

it('compares variants for the same value, and with a text that has none', () => {
  const offer = (match: Record<string, string>) => [
    { declarations: ['input intent', 'input price', 'input period'], selectors: ['intent'], match },
  ];
  const texts = {
    en: {
      offer: offer({ 'intent=rent': '{price} a {period}', 'intent=sell': '{price}' }),
      clock: '{time} {zone}',
    },
    hi: {
      offer: offer({ 'intent=rent': '{price}', 'intent=sell': '{period} {price}' }),
      clock: [
        {
          declarations: ['input time', 'input zone'],
          selectors: ['zone'],
          match: { 'zone=IST': '{time} भारतीय समय', 'zone=*': '{time} {zone}' },
        },
      ],
    },
  };
  expect(inFolder(texts)).toEqual(['hi: offer (rent) without {period}', 'hi: offer (sell) with {period}']);
});
