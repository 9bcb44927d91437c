import { expect, it } from 'vitest';
import type { TableEntries } from '../server/src/platform/database/register/entry.ts';
import { registerProblems } from './register-problems.ts';

const schema = [{ name: 'notes', columns: ['id', 'author_id', 'text'], naming: ['author_id'] }];
const personal = (columns: string) =>
  ({
    columns,
    data: 'messages',
    purpose: 'messages',
    kept: 'account',
    erased: 'deleted',
    exported: 'notes',
  }) as const;
const problems = (entries: TableEntries) => registerProblems(schema, entries);

it('finds nothing if every column has one entry', () => {
  expect(problems({ notes: { personal: [personal('author_id\n text')], other: 'id' } })).toEqual([]);
});

it.each<[string, TableEntries, RegExp]>([
  ['a table without an entry', {}, /^The table notes has no entry .* add one for id, author_id, text in /],
  [
    'a column without an entry',
    { notes: { personal: [personal('author_id')], other: 'id' } },
    /^The column notes\.text has no entry .*: say what it is for/,
  ],
  [
    'an entry without a column',
    { notes: { personal: [personal('author_id text colour')], other: 'id' } },
    /^The register has an entry for notes\.colour, which does not exist/,
  ],
  [
    'an entry without a table',
    { notes: { personal: [personal('author_id text')], other: 'id' }, letters: { personal: [], other: '' } },
    /^The register has an entry for the table letters, which does not exist/,
  ],
  [
    'a column with two entries',
    { notes: { personal: [personal('author_id text')], other: 'id text' } },
    /^The register has notes\.text twice/,
  ],
  [
    'a column that names an account and is said not to be personal',
    { notes: { personal: [personal('text')], other: 'id author_id' } },
    /^The column notes\.author_id names an account, so it is personal/,
  ],
])('reports %s', (_, entries, problem) => {
  expect(problems(entries)).toEqual([expect.stringMatching(problem)]);
});
