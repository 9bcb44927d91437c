import { changePassword, login, mailOwnCode, register, viewOwnAccount } from '@thikana/contract/accounts';
import { deleteOwnAccount } from '@thikana/contract/own-data';
import { viewSite } from '@thikana/contract/site';
import { beginTwoStep, confirmTwoStep } from '@thikana/contract/two-step';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { type ProvidedPerson, startOpenIdProvider } from '../../../test/start-openid-provider.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';

const publicUrl = 'http://localhost:3000';
const client = {
  id: 'thikana',
  secret: 'a secret of this test',
  redirectUri: `${publicUrl}/auth/openid/callback`,
};

const provider = await startOpenIdProvider(client);
afterAll(() => provider.stop());
const site = await useTestSite({
  environment: {
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: 'Hill Post',
  },
});

const cookiesOf = (header: unknown) => [header ?? []].flat().map((cookie) => String(cookie).split(';')[0]);

/** Follows a link of the site and keeps its cookies. */
async function visit(url: string, cookies: readonly (string | undefined)[] = []) {
  const answer = await site.app.http.inject({ url, headers: { cookie: cookies.join('; ') } });
  return {
    status: answer.statusCode,
    to: String(answer.headers.location),
    cookies: cookiesOf(answer.headers['set-cookie']),
  };
}

/** Follows the provider's redirects back to the site. */
async function throughProvider(start: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  while (!url.startsWith(publicUrl)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    url = new URL(answer.headers.get('location') ?? '', url).href;
  }
  return url.slice(publicUrl.length);
}

/** A whole login; returns the address and the cookies that the login page gets. */
async function signIn(person: ProvidedPerson | undefined, from = '') {
  provider.letIn(person);
  const begun = await visit(`/auth/openid/start${from}`);
  return visit(await throughProvider(begun.to), begun.cookies);
}

async function takeSession(cookies: readonly (string | undefined)[], browser?: string) {
  const answer = await site.app.http.inject({
    method: 'POST',
    url: '/api/auth/openid/session',
    ...(browser ? { payload: { browser } } : {}),
    headers: { cookie: cookies.join('; ') },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const asha = { sub: 'asha-1', name: 'Asha Rai', email: 'asha.rai@example.com', email_verified: true };

describe('logging in with a provider', () => {
  it('creates an account with a confirmed address, and finds it again', async () => {
    expect((await site.call(viewSite, {})).signInWith).toBe('Hill Post');
    const back = await signIn(asha);
    expect(back.to).toBe(`${publicUrl}/login?signed-in=true`);
    const { body } = await takeSession(back.cookies);
    expect(body.user).toMatchObject({
      name: 'Asha Rai',
      email: asha.email,
      isVerified: true,
      authProvider: 'Hill Post',
      role: 'user',
    });
    expect((await site.as(body.token)(viewOwnAccount, {})).user._id).toBe(body.user._id);

    const again = await takeSession((await signIn({ ...asha, email: 'moved@example.com' })).cookies);
    expect(again.body.user._id).toBe(body.user._id);
  });

  it('notifies the owner of a new browser', async () => {
    const person = { sub: 'gita', email: 'gita@example.com', email_verified: true };
    const comeBy = async (browser: string) => takeSession((await signIn(person)).cookies, browser);
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const browser of [first, first, second]) expect((await comeBy(browser)).status).toBe(200);
    const { subject } = await site.mailTo(person.email, 'New login');
    expect(subject).toBe('New login to your Thikana account');
  });

  it('returns the session once, and only to the browser that started', async () => {
    const { cookies } = await signIn(asha);
    const refused = { status: 401, body: { code: 'sign_in_failed' } };
    expect(await takeSession([])).toMatchObject(refused);
    expect(await takeSession(cookies)).toMatchObject({ status: 200 });
    expect(await takeSession(cookies)).toMatchObject(refused);
  });

  it('continues to the page the visitor wanted', async () => {
    const back = await signIn(asha, '?from=%2Fdashboard%2Fnew-post');
    expect(new URL(back.to).searchParams.get('from')).toBe('/dashboard/new-post');
  });

  it('keeps the password of an account whose owner has confirmed the address', async () => {
    const person = await confirmedPerson(site);
    const { body } = await takeSession(
      (await signIn({ sub: 'known', email: person.email, email_verified: true })).cookies,
    );
    expect(body.user._id).toBe(person.id);
    const byPassword = await site.call(login, { body: { email: person.email, password: person.password } });
    expect(byPassword.user._id).toBe(person.id);
  });

  it('takes over an account that a stranger created with the address', async () => {
    const early = {
      name: 'Not Bina',
      email: 'bina@example.com',
      phone: '+919000000009',
      password: 'planted',
    };
    await site.call(register, { body: early });
    const planted = await site.call(login, { body: { email: early.email, password: early.password } });
    const squatter = site.as(planted.token);
    const { secret } = await squatter(beginTwoStep, { body: { password: early.password } });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await squatter(confirmTwoStep, { body: { code } });
    const back = await signIn({ sub: 'bina', name: 'Bina Rai', email: early.email, email_verified: true });
    expect(await takeSession(back.cookies)).toMatchObject({ status: 200 });
    const byPassword = site.call(login, { body: { email: early.email, password: early.password } });
    await expect(byPassword).rejects.toMatchObject({ code: 'wrong_credentials' });
    const bySession = site.as(planted.token)(viewOwnAccount, {});
    await expect(bySession).rejects.toMatchObject({ code: 'session_expired' });
  });
});

describe('a person without a password', () => {
  async function arrive(sub: string) {
    const email = `${sub}@example.com`;
    const { body } = await takeSession((await signIn({ sub, email, email_verified: true })).cookies);
    expect(body.user.hasPassword).toBe(false);
    const call = site.as(body.token);
    const mailedCode = async () => {
      await call(mailOwnCode, {});
      return /^\d{8}$/m.exec((await site.mailTo(email, 'Your code')).text)?.[0] ?? '';
    };
    return { email, id: String(body.user._id), call, mailedCode };
  }

  it('deletes the account with an emailed code and the address', async () => {
    const { email, call, mailedCode } = await arrive('chandra');
    const remove = (password: string) => call(deleteOwnAccount, { body: { password, confirm: email } });
    await expect(remove('00000000')).rejects.toMatchObject({ code: 'own_code_wrong' });
    const code = await mailedCode();
    const other = await arrive('dipa');
    await expect(
      other.call(deleteOwnAccount, { body: { password: code, confirm: other.email } }),
    ).rejects.toMatchObject({ code: 'own_code_wrong' });
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => remove(`${code.slice(0, 4)} ${code.slice(4)}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(call(viewOwnAccount, {})).rejects.toMatchObject({ status: 401 });
  });

  it('sets a password with the code, which is required from then on', async () => {
    const { email, call, mailedCode } = await arrive('esha');
    const code = await mailedCode();
    await expect(call(beginTwoStep, { body: { password: code } })).rejects.toMatchObject({
      code: 'password_needed',
    });
    const body = { currentPassword: code, newPassword: 'a quiet verandah' };
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => call(changePassword, { body })));
    const done = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(done).toHaveLength(1);
    const changed = site.as(done[0]?.token ?? '');
    expect((await changed(viewOwnAccount, {})).user.hasPassword).toBeUndefined();
    await expect(changed(mailOwnCode, {})).rejects.toMatchObject({ code: 'password_there' });
    await expect(
      changed(deleteOwnAccount, { body: { password: code, confirm: email } }),
    ).rejects.toMatchObject({ code: 'wrong_current_password' });
  });

  it('can use the newest code only, for a quarter of an hour', async () => {
    const { email, id, call, mailedCode } = await arrive('farah');
    const code = await mailedCode();
    const remove = () => call(deleteOwnAccount, { body: { password: code, confirm: email } });
    await site.services.db
      .updateTable('mailed_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', id)
      .execute();
    await expect(remove()).rejects.toMatchObject({ code: 'own_code_wrong' });
    await call(mailOwnCode, {});
    await expect(remove()).rejects.toMatchObject({ code: 'own_code_wrong' });
  });
});

describe('a failed login shows the reason on the login page', () => {
  it.each([
    ['the visitor went away', undefined, 'sign_in_failed'],
    [
      'the address is not confirmed',
      { sub: 'c', email: 'c@example.com', email_verified: false },
      'sign_in_without_email',
    ],
    ['there is no address', { sub: 'd' }, 'sign_in_without_email'],
  ])('when %s', async (_, person, code) => {
    const back = await signIn(person as ProvidedPerson | undefined);
    expect(back.to).toBe(`${publicUrl}/login?error=${code}`);
    expect(back.cookies).toEqual([]);
  });

  it('when the account is banned', async () => {
    const person = await site.person();
    const banned = { is_verified: true, banned_at: new Date() };
    await site.services.db.updateTable('users').set(banned).where('id', '=', person.id).execute();
    const back = await signIn({ sub: 'banned', email: person.email, email_verified: true });
    expect(back.to).toBe(`${publicUrl}/login?error=account_banned`);
  });

  it('when the callback is forged or belongs to another browser', async () => {
    provider.letIn(asha);
    const mine = await visit('/auth/openid/start');
    const theirs = await visit('/auth/openid/start');
    const back = await throughProvider(theirs.to);
    for (const cookies of [mine.cookies, [], ['openid-proof=1.e30.AAAA']]) {
      expect((await visit(back, cookies)).to).toBe(`${publicUrl}/login?error=sign_in_failed`);
    }
  });
});

it('does not exist without a configured provider', async () => {
  const without = await openTestSite();
  try {
    expect((await without.call(viewSite, {})).signInWith).toBeUndefined();
    const answer = await without.app.http.inject({ url: '/auth/openid/start' });
    expect(answer.statusCode).not.toBe(302);
  } finally {
    await without.close();
  }
});
