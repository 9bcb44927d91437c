import { expect, it } from 'vitest';
import { readMessage } from '../../scripts/messages/read-message.ts';
import { fillPlaceholders, placeholderModule, textsInPlace } from './message-placeholders.ts';

const homes = (one: string, other: string) => [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match: { 'countPlural=one': one, 'countPlural=other': other },
  },
];

const catalogueOf = (language: string, texts: Record<string, unknown>) => ({
  languages: [language],
  messages: new Map(
    Object.entries(texts).map(([key, text]) => [
      key,
      { base: readMessage(text, language), others: new Map() },
    ]),
  ),
});
const english = catalogueOf('en', { menu: 'Menu', found: homes('{count} home', '{count} homes') });
const hindi = catalogueOf('hi', { menu: 'मेनू', found: homes('{count} घर', '{count} घर') });
const catalogues = new Map([
  ['en', english],
  ['hi', hindi],
]);

async function run(code: string): Promise<Record<string, (inputs?: object) => string>> {
  const plural = "const plural = (count) => (count === 1 ? 'one' : 'other');";
  const alone = code.replace(/^import .*$/m, plural);
  return import(`data:text/javascript,${encodeURIComponent(alone)}`);
}

it('writes one module in each language', async () => {
  const code = placeholderModule(catalogues, ['menu', 'found']);
  const [inEnglish, inHindi] = [
    await run(fillPlaceholders(code, english)),
    await run(fillPlaceholders(code, hindi)),
  ];
  expect([inEnglish.menu?.(), inEnglish.found?.({ count: 1 }), inEnglish.found?.({ count: 2 })]).toEqual([
    'Menu',
    '1 home',
    '2 homes',
  ]);
  expect([inHindi.menu?.(), inHindi.found?.({ count: 2 })]).toEqual(['मेनू', '2 घर']);
});

it('puts the text of a call without parameters where it is used', () => {
  const code = textsInPlace(catalogues, 'show(m.menu(), m.menu, form.menu(), m.found({ count: 2 }))');
  expect(fillPlaceholders(code, english)).toBe('show("Menu", m.menu, form.menu(), m.found({ count: 2 }))');
  expect(fillPlaceholders(code, hindi)).toContain('show("मेनू", m.menu,');
});

it('names a text anew when it changes in any language', () => {
  const changed = new Map([...catalogues, ['hi', catalogueOf('hi', { menu: 'मेन्यू' })]]);
  expect(placeholderModule(changed, ['menu'])).not.toBe(placeholderModule(catalogues, ['menu']));
  expect(textsInPlace(changed, 'm.menu()')).not.toBe(textsInPlace(catalogues, 'm.menu()'));
});
