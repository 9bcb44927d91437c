import { expect, it } from 'vitest';
import { readArguments } from './cli-arguments.ts';

const enough = ['homes.csv', '--owner', 'owner@example.org'];

it('parses the arguments', () => {
  expect(
    readArguments([...enough, '--mapping', 'my.json', '--approve', '--dry-run', '--refused', 'bad.csv']),
  ).toEqual({
    file: 'homes.csv',
    mapping: 'my.json',
    owner: 'owner@example.org',
    isApproved: true,
    isDryRun: true,
    refused: 'bad.csv',
  });
  expect(readArguments(enough)).toMatchObject({ isApproved: false, isDryRun: false, mapping: undefined });
});

it('recognises --help', () => {
  expect(readArguments(['--help'])).toBeUndefined();
});

it.each([
  [[], 'Enter the CSV file'],
  [['homes.csv', 'more.csv'], 'Enter only one file'],
  [['homes.csv'], '--owner'],
  [[...enough, '--aprove'], "Unknown option '--aprove'"],
])('%j is incomplete', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
