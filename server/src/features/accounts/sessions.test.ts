import {
  forgotPassword,
  login,
  register,
  resetPassword,
  type User,
  verifyEmail,
} from '@thikana/contract/accounts';
import { expect, it } from 'vitest';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';

const daySeconds = 86_400;
const binita = {
  name: 'Binita Rai',
  email: 'binita@example.com',
  phone: '+919832011111',
  password: 'chiya garden',
};

const site = await useTestSite();
await site.call(register, { body: binita });

const logIn = () => site.call(login, { body: { email: binita.email, password: binita.password } });

it('a login returns its account', async () => {
  const { user } = await logIn();
  const known: Record<keyof Omit<User, 'avatar' | 'hasPassword' | 'hasName'>, unknown> = {
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Binita Rai',
    email: 'binita@example.com',
    phone: '+919832011111',
    authProvider: expect.any(String),
    role: 'user',
    language: 'en',
    isVerified: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  };
  expect(user).toEqual(known);
});

it('a session lasts seven days', async () => {
  const { token } = await logIn();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.exp - claims.iat).toBe(7 * daySeconds);
});

it.each([
  ['works a second before 15 minutes have passed', 15 * 60 - 1, undefined],
  ['no longer works after 15 minutes', 15 * 60, 'reset_link_invalid'],
])('a reset link %s', async (_, seconds, code) => {
  const start = Date.now();
  let time = start;
  const timed = await openTestSite({ now: () => new Date(time) });
  const person = await timed.person();
  await timed.call(forgotPassword, { body: { email: person.email } });
  const token = (await timed.mailTo(person.email)).link.split('/reset-password/')[1] ?? '';
  time = start + seconds * 1000;
  const reset = timed.call(resetPassword, { params: { token }, body: { password: 'new secret' } });
  const refused = await reset.then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
  await timed.close();
  expect(refused).toBe(code);
});

it('a verification link lasts 24 hours', async () => {
  const { link } = await site.mailTo(binita.email);
  const { expires_at: end } = await site.services.db
    .selectFrom('mailed_tokens')
    .select('expires_at')
    .where('purpose', '=', 'verify-email')
    .executeTakeFirstOrThrow();
  const seconds = (end.getTime() - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(daySeconds - 60);
  expect(seconds).toBeLessThanOrEqual(daySeconds);

  await site.services.db
    .updateTable('mailed_tokens')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  const token = new URL(link).searchParams.get('token') ?? '';
  await expect(site.call(verifyEmail, { query: { token } })).rejects.toMatchObject({
    code: 'verification_link_invalid',
  });
});
