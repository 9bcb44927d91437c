import { render, screen } from '@testing-library/react';
import type { System } from '@thikana/contract/system';
import { expect, it } from 'vitest';
import { SystemWarnings } from './system-warnings.tsx';

const now = Date.parse('2026-11-22T06:00:00Z');
const backup = {
  at: '2026-11-21T20:00:00Z',
  seconds: 3,
  fileBytes: 10,
  rows: 8,
  pictures: 2_000,
  picturesWithoutFiles: 0,
};
const disk = { freeBytes: 50, totalBytes: 100 };
const show = (changes: Partial<System>) =>
  render(<SystemWarnings system={{ disk, lastBackup: backup, ...changes } as System} now={now} />);

it('shows no warning if there is nothing to do', () => {
  expect(show({}).container.textContent).toBe('');
});

it('shows how many pictures the last backup did not find', () => {
  show({ lastBackup: { ...backup, picturesWithoutFiles: 1_200 } });
  screen.getByText(/Pictures without a file in the store: 1,200\./);
});

it.each([
  ['a site without a backup', { lastBackup: null }, /no backup yet/],
  [
    'a backup of long ago',
    { lastBackup: { ...backup, at: '2026-11-01T20:00:00Z' } },
    /more than two days old/,
  ],
  ['a disk that is nearly full', { disk: { freeBytes: 9, totalBytes: 100 } }, /disk/i],
])('warns of %s', (_what, changes, words) => {
  show(changes);
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});
