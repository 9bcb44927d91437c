import { expect, it } from 'vitest';
import { presentAdminUser } from './users.presenter.ts';

const at = new Date('2026-11-21T06:30:00Z');
const row = {
  id: 'a',
  name: 'Asha Tamang',
  email: 'asha@example.com',
  phone: '+919000000001',
  picture_id: 'p',
  auth_provider: 'local',
  password_hash: 'a hash',
  role: 'user',
  is_verified: true,
  language: 'bn',
  created_at: at,
  banned_at: at,
  ban_reason: 'Three false listings',
} as unknown as Parameters<typeof presentAdminUser>[0];

it('an account has all of its data', () => {
  expect(presentAdminUser(row)).toEqual({
    _id: 'a',
    name: 'Asha Tamang',
    email: 'asha@example.com',
    phone: '+919000000001',
    phoneNumber: '+919000000001',
    avatar: '/pictures/p/avatar.jpg',
    authProvider: 'local',
    language: 'bn',
    role: 'user',
    isVerified: true,
    createdAt: at.toISOString(),
    isBanned: true,
    bannedAt: at.toISOString(),
    banReason: 'Three false listings',
  });
});

it('an account leaves out missing data, and says whether it has a password', () => {
  const bare = { phone: null, picture_id: null, password_hash: null, banned_at: null, ban_reason: null };
  expect(presentAdminUser({ ...row, ...bare })).toEqual({
    _id: 'a',
    name: 'Asha Tamang',
    email: 'asha@example.com',
    authProvider: 'local',
    language: 'bn',
    hasPassword: false,
    role: 'user',
    isVerified: true,
    createdAt: at.toISOString(),
    isBanned: false,
  });
});
