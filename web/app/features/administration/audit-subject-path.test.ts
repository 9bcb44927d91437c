import type { AuditAction } from '@thikana/contract/audit';
import { expect, it } from 'vitest';
import { auditSubjectPath } from './audit-subject-path.ts';

const id = '65f000000000000000000001';
const entry = (action: AuditAction) => ({
  id: '1',
  at: '2026-01-01T00:00:00.000Z',
  action,
  admin: null,
  subject: { _id: id, label: 'Asha Rai' },
});

it.each([
  ['listing.approve', `/admin/posts/view-post/${id}`],
  ['listing.reject', `/admin/posts/view-post/${id}`],
  ['user.ban', `/admin/users/view-user/${id}`],
  ['user.reset-password', `/admin/users/view-user/${id}`],
  ['settings.change', '/admin/settings'],
] as const)('leads from %s to its subject', (action, path) => {
  expect(auditSubjectPath(entry(action))).toBe(path);
});

it.each(['listing.delete', 'user.delete'] as const)('leads nowhere from %s: it is gone', (action) => {
  expect(auditSubjectPath(entry(action))).toBeUndefined();
});
