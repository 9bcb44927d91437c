import { expect, it } from 'vitest';
import { may } from './listings.policy.ts';

const owner = { id: 'a', role: 'user', needsTwoStep: false, sessionId: 's' } as const;
const other = { id: 'b', role: 'user', needsTwoStep: false, sessionId: 's' } as const;
const admin = { id: 'c', role: 'admin', needsTwoStep: false, sessionId: 's' } as const;
const moderator = { id: 'd', role: 'moderator', needsTwoStep: false, sessionId: 's' } as const;
const editor = { id: 'e', role: 'editor', needsTwoStep: false, sessionId: 's' } as const;
const adminWithoutSecondStep = { ...admin, needsTwoStep: true } as const;
const listing = (approval_status: 'pending' | 'approved' | 'rejected', hidden_at: Date | null = null) => ({
  owner_id: 'a',
  approval_status,
  hidden_at,
});

it.each([
  ['anyone', undefined, 'view', listing('approved'), true],
  ['anyone', undefined, 'view', listing('pending'), false],
  ['anyone', undefined, 'view', listing('rejected'), false],
  ['anyone', undefined, 'view', listing('approved', new Date()), false],
  ['another user', other, 'view', listing('pending'), false],
  ['the owner', owner, 'view', listing('rejected'), true],
  ['an admin', admin, 'view', listing('pending'), true],
  ['the owner', owner, 'edit', listing('pending'), true],
  ['the owner', owner, 'edit', listing('approved'), false],
  ['the owner', owner, 'edit', listing('rejected'), false],
  ['another user', other, 'edit', listing('pending'), false],
  ['an admin', admin, 'edit', listing('pending'), false],
  ['the owner', owner, 'manage', listing('approved'), true],
  ['an admin', admin, 'manage', listing('approved'), true],
  ['an admin who lacks the second step', adminWithoutSecondStep, 'view', listing('pending'), false],
  ['an admin who lacks the second step', adminWithoutSecondStep, 'view', listing('approved'), true],
  ['an admin who lacks the second step', adminWithoutSecondStep, 'manage', listing('approved'), false],
  ['a moderator', moderator, 'view', listing('pending'), true],
  ['a moderator', moderator, 'manage', listing('approved'), true],
  ['a moderator', moderator, 'edit', listing('pending'), false],
  ['an editor', editor, 'view', listing('approved'), true],
  ['an editor', editor, 'view', listing('pending'), false],
  ['an editor', editor, 'manage', listing('approved'), false],
  ['another user', other, 'manage', listing('pending'), false],
  ['another user', other, 'manage', listing('approved'), false],
  ['anyone', undefined, 'manage', listing('approved'), false],
] as const)('%s %o may %s %o: %s', (_, viewer, action, subject, expected) => {
  expect(may(viewer, action, subject)).toBe(expected);
});
