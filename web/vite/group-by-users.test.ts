import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { groupByUsers } from './group-by-users.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'thikana-users-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('groups messages whose functions the same files use', () => {
  writeFileSync(path.join(folder, 'one.tsx'), 'm.title + m.text({ a: 1 }) + m.both + m.called()');
  writeFileSync(path.join(folder, 'two.ts'), 'm.both({ b: 2 }) + m.called() + form.title');
  expect(groupByUsers(folder, ['title', 'both', 'text', 'called', 'unused'])).toEqual([
    ['title', 'text'],
    ['both'],
    ['called', 'unused'],
  ]);
});
