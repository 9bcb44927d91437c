import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moduleCode } from './message-code.ts';
import { inLanguage, readCatalogue } from './read-catalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thikana-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, messages: object): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(messages));
}

it('reads the files of every language', () => {
  write('en/one.json', { $schema: 'x', greeting: 'Hello {name}' });
  write('en/two.json', { farewell: 'Goodbye' });
  write('hi/one.json', { greeting: 'नमस्ते {name}' });
  const catalogue = readCatalogue(folder);
  expect(catalogue.languages).toEqual(['en', 'hi']);
  expect([...catalogue.messages.keys()]).toEqual(['greeting', 'farewell']);
  const hindi = moduleCode(inLanguage(catalogue, 'hi'));
  expect(hindi).toContain('नमस्ते');
  expect(hindi).toContain('Goodbye');
  expect(hindi).not.toContain('Hello');
});

it.each<[what: string, files: Record<string, object>, problem: string]>([
  ['a key in two files', { 'en/two.json': { greeting: 'Hi' } }, 'Another file has greeting too.'],
  ['a key that is no name', { 'en/two.json': { 'a-b': 'Hi' } }, 'two.json, a-b: A key has letters'],
  [
    'a translation without an original',
    { 'hi/one.json': { farewell: 'x' } },
    'farewell is in hi but not in en.',
  ],
  [
    'a translation with another parameter',
    { 'hi/one.json': { greeting: '{title}' } },
    'greeting in hi uses title,',
  ],
])('rejects %s', (_, files, problem) => {
  write('en/one.json', { greeting: 'Hello {name}' });
  for (const [file, messages] of Object.entries(files)) write(file, messages);
  expect(() => readCatalogue(folder)).toThrow(problem);
});
