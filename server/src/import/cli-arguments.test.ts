import { expect, it } from 'vitest';
import { readArguments } from './cli-arguments.ts';

const enough = ['homes.csv', '--owner', 'owner@example.org'];

it('parses the arguments', () => {
  expect(
    readArguments([
      ...enough,
      '--mapping',
      'my.json',
      '--approve',
      '--dry-run',
      '--refused',
      'bad.csv',
      '--pictures',
      'photos',
    ]),
  ).toEqual({
    name: 'import',
    file: 'homes.csv',
    mapping: 'my.json',
    owner: 'owner@example.org',
    isApproved: true,
    isDryRun: true,
    refused: 'bad.csv',
    pictures: 'photos',
  });
  expect(readArguments(enough)).toMatchObject({ isApproved: false, isDryRun: false, mapping: undefined });
});

it('recognises --help', () => {
  expect(readArguments(['--help'])).toEqual({ name: 'help' });
});

it('recognises the commands on batches', () => {
  expect(readArguments(['batches'])).toEqual({ name: 'batches' });
  expect(readArguments(['approve', '7'])).toEqual({ name: 'approve', batchId: 7 });
  expect(readArguments(['undo', '12'])).toEqual({ name: 'undo', batchId: 12, rest: false });
  expect(readArguments(['undo', '12', '--rest'])).toEqual({ name: 'undo', batchId: 12, rest: true });
});

it.each([
  [[], 'Enter the CSV file'],
  [['homes.csv', 'more.csv'], 'Enter only one file'],
  [['homes.csv'], '--owner'],
  [['undo'], 'Enter the number of one import'],
  [['approve', 'last'], 'Enter the number of one import'],
  [['undo', '1', '2'], 'Enter the number of one import'],
  [[...enough, '--aprove'], "Unknown option '--aprove'"],
])('%j is incomplete', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
