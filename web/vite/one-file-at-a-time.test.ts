import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneFileAtATime } from './one-file-at-a-time.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thikana-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is written and closed before the next is opened', async () => {
  const file = path.join(folder, 'message.js');
  const written = oneFileAtATime.promises.writeFile(file, 'hello');
  expect(readFileSync(file, 'utf8')).toBe('hello');
  await written;
});

test('a failing write rejects for its caller', async () => {
  await expect(oneFileAtATime.promises.writeFile(path.join(folder, 'no/message.js'), '')).rejects.toThrow(
    'ENOENT',
  );
});
