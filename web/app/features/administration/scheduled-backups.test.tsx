import { render, screen } from '@testing-library/react';
import type { System } from '@thikana/contract/system';
import { expect, it } from 'vitest';
import { BackupFailure, ScheduledBackups } from './scheduled-backups.tsx';

type Backups = System['scheduledBackups'];
const off: Backups = { to: null, at: null, keep: 0, lastCheck: null, lastFailure: null };
const show = (changes: Partial<Backups>) => {
  const backups = { ...off, ...changes };
  return render(
    <>
      <BackupFailure backups={backups} />
      <dl>
        <ScheduledBackups backups={backups} />
      </dl>
    </>,
  );
};

it('says how to turn scheduled backups on', () => {
  show({});
  screen.getByText('Off');
  screen.getByText(/Set BACKUP_TO and BACKUP_AT/);
});

it('shows the time, the place and the number', () => {
  show({ to: 's3://backups/siliguri', at: '03:30', keep: 7 });
  screen.getByText('Daily at 03:30');
  screen.getByText('to s3://backups/siliguri; the newest 7 are kept');
});

it('shows what the last check restored', () => {
  const lastCheck = {
    at: '2026-11-22T22:00:00Z',
    name: 'thikana-1.tar.zst',
    rows: 1_200,
    pictures: 30,
    seconds: 4,
  };
  show({ to: '/backups', lastCheck });
  screen.getByText('Started from outside');
  screen.getByText('Restored 1,200 rows and 30 pictures of thikana-1.tar.zst in 4 s.');
});

it('warns of a failure with its reason', () => {
  show({ to: '/backups', lastFailure: { at: '2026-11-22T22:00:00Z', reason: 'The disk is full.' } });
  expect(screen.getByText(/The last scheduled backup failed on/)).toBeTruthy();
  screen.getByText('The disk is full.');
});
