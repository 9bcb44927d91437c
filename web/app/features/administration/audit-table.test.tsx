import { render, screen, within } from '@testing-library/react';
import type { AuditEntry } from '@thikana/contract/audit';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AuditTable } from './audit-table.tsx';

const entry = (id: string, changes: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2026-11-20T06:00:00Z',
  action: 'listing.hide',
  admin: null,
  isByCommandLine: false,
  subject: { _id: '6740000000000000000000aa', label: 'Flat near the bridge' },
  ...changes,
});

it('distinguishes actions of the site and of the command line from those of a deleted administrator', () => {
  render(
    <MemoryRouter>
      <AuditTable
        entries={[
          entry('3', { action: 'listing.lapse' }),
          entry('2', { action: 'listing.hold' }),
          entry('1', {}),
          entry('0', { isByCommandLine: true }),
        ]}
      />
    </MemoryRouter>,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 3)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Done byThe site itself', 'ActionHidden: not confirmed'],
    ['Done byThe site itself', 'ActionHidden by reports'],
    ['Done byDeleted account', 'ActionPost hidden'],
    ['Done byCommand line', 'ActionPost hidden'],
  ]);
});

it.each([
  ['complaint.decide', 'C-2026-000001', '/admin/complaints/C-2026-000001'],
  ['user.ban', '6740000000000000000000bb', '/admin/users/view-user/6740000000000000000000bb'],
  ['payment.confirm', '6740000000000000000000aa', '/admin/posts/view-post/6740000000000000000000aa'],
  ['areas.change', 'pradhan-nagar', '/admin/places/areas/edit/pradhan-nagar'],
  ['conversation.view', '6740000000000000000000cc', undefined],
  ['sealed.read', 'sealed-records', undefined],
] as const)('links the subject of %s to its page, if it has one', (action, _id, path) => {
  render(
    <MemoryRouter>
      <AuditTable entries={[entry('1', { action, subject: { _id, label: 'The subject' } })]} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'The subject' })?.getAttribute('href')).toBe(path);
});
