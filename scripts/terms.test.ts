import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project-root.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** All texts of the site in a language, and those of its first city. */
const textsIn = (language: string): string =>
  [...globSync(`{web,server}/messages/${language}/*.json`, { cwd: root }), 'cities/siliguri/city.yaml']
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
