import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project-root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** All texts of the site in a language, and those of its first city. */
const textsIn = (language: string): string =>
  [
    ...globSync(`{contract,web,server}/messages/${language}/*.json`, { cwd: root }),
    'cities/siliguri/city.yaml',
  ]
    .map(read)
    .join('\n');

/** 'জমা; সিকিউরিটি (spoken)' are two words. */
const wordsOf = (cell: string): string[] =>
  cell
    .replaceAll(/\(.*?\)/g, '')
    .split(/[;/]/)
    .map((word) => word.trim());

const [, table = ''] = read('docs/languages/terms.md').split(/^## .*\n/m);
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('has the words of many terms', () => {
  expect(rows.length).toBeGreaterThan(150);
});

it.each([
  ['bn', 2],
  ['hi', 3],
  ['ne', 4],
])('uses each word of the terms in %s', (language, column) => {
  const texts = textsIn(language);
  const unused = rows.filter((row) => !wordsOf(row[column] ?? '').some((word) => texts.includes(word)));
  expect(unused.map((row) => `${row[1]}: ${row[column]}`)).toEqual([]);
});

const messagesIn = (language: string): Record<string, unknown> =>
  Object.assign(
    {},
    ...globSync(`{web,server,contract}/messages/${language}/*.json`, { cwd: root }).map((file) =>
      JSON.parse(read(file)),
    ),
  );

it.each(['bn', 'hi', 'ne'])('has one word for each state of listings and people in %s', (language) => {
  const messages = messagesIn(language);
  const same = (...keys: string[]) => {
    const texts = keys.map((key) => messages[key]);
    expect(texts, keys.join()).toEqual(texts.map(() => texts[0]));
  };
  same('mine_tab_active', 'mine_status_approved', 'admin_status_approved');
  same('mine_tab_pending', 'mine_status_pending', 'admin_status_pending');
  same('mine_tab_rejected', 'mine_status_rejected', 'admin_status_rejected');
  same('admin_active_posts', 'admin_approved_posts');
  same('mine_status_rented', 'available_rented', 'detail_rented');
  same('mine_status_sold', 'available_sold', 'detail_sold');
  same('profile_verified', 'admin_verified');
  for (const key of ['badge_email', 'badge_phone', 'admin_column_verified'])
    expect(messages[key]).toContain(messages.admin_verified);
  expect(messages.phone_confirmed).toContain(messages.badge_phone);
});

it('has no Hindi words in Nepali, save where it offers Hindi', () => {
  const hindi = /(?<![\p{L}\p{M}])(की|में|है|हैं|और|लिए|नहीं|यह|आप|आपका|आपकी|आपके|करें|देखें)(?![\p{L}\p{M}])|\u093c/u;
  const texts = Object.entries(messagesIn('ne')).filter(([key]) => !/^layout_offer_.*hi$/.test(key));
  expect(texts.filter(([, text]) => hindi.test(JSON.stringify(text)))).toEqual([]);
});

it.each(['hi', 'ne'])('calls the list of sales by a noun as it does the list of rents in %s', (language) => {
  const { list_buys: sales, list_rentals: rents } = messagesIn(language);
  expect(String(sales).split(' ').at(-1)).toBe(String(rents).split(' ').at(-1));
});

it.each([
  ['bn', /(?<!সহজে )পোস্ট(?! (কর|হ|না কর|বা বদল|\{|অফিস)|ের তারিখ|ার)/],
  ['hi', /पोस्ट(?! (कर|कि|की (है|गई|हुई)|हु|हो|नहीं (हो|कि)|\{)|र)/],
  ['ne', /पोस्ट(?! (गर|भ|नगर|अफिस|वा|\{)|र(?!ू))/],
])('calls a listing a listing in %s, and posting what owners do', (language, noun) => {
  const texts = Object.entries(messagesIn(language)).filter(([key]) => key !== 'layout_bar_post');
  const nouns = texts.filter(([, text]) => noun.test(JSON.stringify(text)));
  expect(nouns).toEqual([]);
});
