import { render, screen } from '@testing-library/react';
import type { System } from '@thikana/contract/system';
import { expect, it } from 'vitest';
import { VersionWarnings } from './version-warnings.tsx';

const show = (changes: Partial<System> = {}) => {
  const system = {
    versions: { thikana: '0.5.0', node: '24', postgresql: '18' },
    installedVersion: '0.5.0',
    migrations: { last: '0046-more', waiting: [], unknown: [] },
    ...changes,
  } as unknown as System;
  return render(<VersionWarnings system={system} />);
};

it('shows nothing if all versions agree', () => {
  expect(show().container.textContent).toBe('');
});

it('asks for a restart if another version is installed than runs', () => {
  show({ installedVersion: '0.6.0' });
  screen.getByText('Version 0.5.0 is running, 0.6.0 is installed');
});

it('names the migrations that wait for a restart', () => {
  show({ migrations: { last: '0046-more', waiting: ['0047-next'], unknown: [] } });
  screen.getByText(/0047-next/);
});

it('names the migrations of a newer process', () => {
  show({ migrations: { last: '0048-far', waiting: [], unknown: ['0047-next', '0048-far'] } });
  screen.getByText('A newer version has migrated the database');
  screen.getByText(/0047-next, 0048-far/);
});
