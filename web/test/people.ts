import type { User } from '@thikana/contract/accounts';
import { setSession } from '#web/lib/session/session.ts';

export const asha: User = {
  _id: '6740000000000000000000a1',
  name: 'asha RAI',
  email: 'asha@example.com',
  phone: '+919832011111',
  authProvider: 'local',
  role: 'user',
  language: 'en',
  isVerified: true,
  createdAt: '2026-11-01T06:30:00.000Z',
};

/** A token with the parts that the browser reads. */
export function tokenUntil(time: Date): string {
  return `e30.${btoa(JSON.stringify({ exp: time.getTime() / 1000 }))}.signature`;
}

export function signIn(user: Partial<User> = {}): User {
  const person = { ...asha, ...user };
  setSession({ token: tokenUntil(new Date(Date.now() + 86_400_000)), user: person });
  return person;
}
