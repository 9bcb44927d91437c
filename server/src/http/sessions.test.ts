import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from './sessions.ts';

const secret = randomBytes(32).toString('base64url');
const tokens = createSessionTokens(secret);
const userId = '6740000000000000000000a1';
const sessionId = '6740000000000000000000b2';

/** Signed with the site's real key. */
function made({ alg = 'HS256', claims = {}, expires = '1h' as string | null }) {
  const all = { version: 1, sub: userId, session: sessionId, generation: 1, ...claims };
  const token = new SignJWT(all).setProtectedHeader({ alg }).setIssuedAt();
  return (expires ? token.setExpirationTime(expires) : token).sign(Buffer.from(secret, 'base64url'));
}

it('reads what it issued', async () => {
  const claims = { userId, version: 3, sessionId, generation: 2 };
  const inAnHour = new Date(Date.now() + 3_600_000);
  expect(await tokens.read(await tokens.issue(claims, inAnHour))).toMatchObject(claims);
  expect(await tokens.read(await made({}))).toMatchObject({ userId, version: 1, sessionId, generation: 1 });
});

describe('rejects a token of another site, even with the same key', () => {
  it.each([
    ['with another algorithm', { alg: 'HS384' }],
    ['with a longer one', { alg: 'HS512' }],
    ['without an end', { expires: null }],
    ['of nobody', { claims: { sub: undefined } }],
    ['of somebody who cannot be', { claims: { sub: 'a\0b' } }],
    ['without a version', { claims: { version: undefined } }],
    ['without a session', { claims: { session: undefined } }],
    ['without a number in it', { claims: { generation: undefined } }],
    ['with a version of another kind', { claims: { version: ['1'] } }],
  ])('one %s', async (_, what) => {
    await expect(tokens.read(await made(what))).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

it('reports an expired token as expired', async () => {
  await expect(tokens.read(await made({ expires: '-1s' }))).rejects.toMatchObject({
    code: 'session_expired',
  });
});
