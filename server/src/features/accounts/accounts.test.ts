import {
  changePassword,
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  uploadProfilePicture,
  verifyEmail,
  viewOwnAccount,
} from '@thikana/contract/accounts';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { photograph } from '../../../test/listing-forms.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();

const asha = { name: 'Asha Tamang', email: 'Asha@Example.com', phone: '+919000000001', password: 'secret1' };
const logIn = (email: string, password: string) => site.call(login, { body: { email, password } });

describe('signing up', () => {
  it('creates an account and emails a link that verifies the address once', async () => {
    await site.call(register, { body: asha });
    expect((await logIn('asha@example.com', 'secret1')).user).toMatchObject({
      isVerified: false,
      role: 'user',
    });

    const { link } = await site.mailTo(asha.email);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(link).toContain('/verify-email?token=');
    await site.call(verifyEmail, { query: { token } });
    expect((await logIn(asha.email, 'secret1')).user.isVerified).toBe(true);
    await expect(site.call(verifyEmail, { query: { token } })).rejects.toMatchObject({
      code: 'verification_link_invalid',
    });
  });

  it('emails a link that leads on to the page that the person was on the way to', async () => {
    const person = { ...asha, email: 'on-the-way@example.com' };
    const from = '/dashboard/new-post?x=1&y=2';
    await site.call(register, { body: { ...person, from } });
    const { link } = await site.mailTo(person.email);
    expect(new URL(link).searchParams.get('from')).toBe(from);
  });

  it('allows one account per address, regardless of case', async () => {
    const again = site.call(register, { body: { ...asha, email: 'ASHA@EXAMPLE.COM' } });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'email_taken' });
  });

  it.each([
    ['name', '  ', 'Name is required.'],
    ['name', 'Al', 'Name must be at least 3 characters long.'],
    ['email', 'nobody', 'Invalid email address.'],
    ['phone', '9000000001', 'Phone number must be 10 digits.'],
    ['phone', '+91900000000', 'Phone number must be 10 digits.'],
    ['password', '12345', 'Password must be at least 6 characters long.'],
    ['from', '//evil.example', 'This is not valid.'],
  ])('rejects %s %j with the form’s own text', async (field, value, text) => {
    const body = { ...asha, email: 'someone@example.com', [field]: value };
    await expect(site.call(register, { body })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: text },
    });
  });

  it('cannot create an administrator', async () => {
    await site.call(register, {
      body: { ...asha, email: 'eve@example.com', role: 'admin', isVerified: true } as typeof asha,
    });
    expect((await logIn('eve@example.com', 'secret1')).user).toMatchObject({
      role: 'user',
      isVerified: false,
    });
  });
});

describe('logging in', () => {
  it('gives the same answer for an unknown address and a wrong password', async () => {
    const unknown = await logIn('nobody@example.com', 'secret1').catch((error: Error) => error);
    const wrong = await logIn(asha.email, 'secret2').catch((error: Error) => error);
    expect(unknown).toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect(wrong).toEqual(unknown);
  });

  it('is refused to a banned account with its own text, and its session ends', async () => {
    const person = await site.person();
    await site.services.db
      .updateTable('users')
      .set({ banned_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    await expect(logIn(person.email, person.password)).rejects.toMatchObject({
      status: 403,
      code: 'account_banned',
    });
    await expect(person.call(viewOwnAccount, {})).rejects.toMatchObject({
      status: 403,
      code: 'account_banned',
    });
  });

  it('accepts no forged or foreign token', async () => {
    const person = await site.person();
    const [header = '', payload = ''] = person.token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const weak = Buffer.from('secret'.repeat(8));
    const { privateKey } = await generateKeyPair('RS256');
    const signed = (alg: string, key: Parameters<SignJWT['sign']>[0], changes: JWTPayload = {}) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(key);
    const forged = [
      ...['nonsense', `${header}.${payload}.AAAA`, `${none}.${payload}.`, `${header}.${payload}.`],
      await signed('HS256', weak),
      await signed('HS512', weak),
      await signed('RS256', privateKey),
      await signed('HS256', weak, { role: 'admin', exp: undefined }),
    ];
    for (const token of forged) {
      await expect(site.as(token)(viewOwnAccount, {})).rejects.toMatchObject({
        status: 401,
        code: 'not_signed_in',
      });
    }
  });
});

describe('a forgotten password', () => {
  it('is reset by the newest link only', async () => {
    const person = await site.person();
    const ask = () => site.call(forgotPassword, { body: { email: person.email } });
    const tokenIn = (link: string) => link.split('/reset-password/')[1] ?? '';
    await ask();
    const older = (await site.mailTo(person.email)).link;
    await ask();
    const newer = await vi.waitFor(
      async () => {
        const { link } = await site.mailTo(person.email);
        expect(link).not.toBe(older);
        return link;
      },
      { timeout: 20_000 },
    );
    const body = { password: 'new secret' };
    await expect(site.call(resetPassword, { params: { token: tokenIn(older) }, body })).rejects.toMatchObject(
      {
        status: 400,
      },
    );
    await site.call(resetPassword, { params: { token: tokenIn(newer) }, body });
  });

  it('is reset by an emailed link once, and every session ends', async () => {
    const person = await site.person();
    await site.call(forgotPassword, { body: { email: person.email.toUpperCase() } });
    const { link } = await site.mailTo(person.email);
    const token = link.split('/reset-password/')[1] ?? '';
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        site.call(resetPassword, { params: { token }, body: { password: 'new secret' } }),
      ),
    );
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    await expect(person.call(viewOwnAccount, {})).rejects.toMatchObject({
      status: 401,
      code: 'session_expired',
    });
    expect((await logIn(person.email, 'new secret')).user._id).toBe(person.id);
  });

  it('gives the same answer for an unknown address', async () => {
    const person = await site.person();
    const known = await site.call(forgotPassword, { body: { email: person.email } });
    const unknown = await site.call(forgotPassword, { body: { email: 'nobody@example.com' } });
    expect(unknown).toEqual(known);
  });

  it('has no valid link after another password was chosen', async () => {
    const person = await site.person();
    await site.call(forgotPassword, { body: { email: person.email } });
    const { link } = await site.mailTo(person.email);
    const token = link.split('/reset-password/')[1] ?? '';
    await person.call(changePassword, {
      body: { currentPassword: person.password, newPassword: 'new secret' },
    });
    await expect(
      site.call(resetPassword, { params: { token }, body: { password: 'newer secret' } }),
    ).rejects.toMatchObject({ code: 'reset_link_invalid' });
  });

  it('has links that expire', async () => {
    const person = await site.person();
    await site.call(forgotPassword, { body: { email: person.email } });
    const { link } = await site.mailTo(person.email);
    await site.services.db
      .updateTable('mailed_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', person.id)
      .execute();
    const token = link.split('/reset-password/')[1] ?? '';
    await expect(
      site.call(resetPassword, { params: { token }, body: { password: 'new secret' } }),
    ).rejects.toMatchObject({ code: 'reset_link_invalid', message: 'Invalid or expired reset link.' });
  });
});

describe('one’s own account', () => {
  it('changes its password, ends other sessions and returns a new token', async () => {
    const person = await site.person();
    const change = (currentPassword: string, newPassword: string) =>
      person.call(changePassword, { body: { currentPassword, newPassword } });
    await expect(change('wrong', 'new secret')).rejects.toMatchObject({ code: 'wrong_current_password' });
    await expect(change(person.password, person.password)).rejects.toMatchObject({
      message: 'New password cannot be same as the old one.',
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, each) => change(person.password, `new secret ${each}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { token } = tries.find((each) => each.status === 'fulfilled')?.value ?? { token: '' };
    await expect(person.call(viewOwnAccount, {})).rejects.toMatchObject({ code: 'session_expired' });
    expect((await site.as(token)(viewOwnAccount, {})).user._id).toBe(person.id);
  });

  it('requests the verification email again, for its own address only', async () => {
    const person = await site.person();
    const { message, user } = await person.call(resendVerification, { body: { email: person.email } });
    expect(message).toBe('Verification email sent. Check your inbox.');
    expect(user._id).toBe(person.id);
    expect((await site.mailTo(person.email)).link).toContain('/verify-email?token=');
    const foreign = person.call(resendVerification, { body: { email: 'asha@example.com' } });
    await expect(foreign).rejects.toMatchObject({ status: 403 });
  });

  it('has a public profile picture', async () => {
    const person = await site.person();
    const form = new FormData();
    form.append('profilePicture', new Blob([Uint8Array.from(await photograph())]), 'me.jpg');
    const { user } = await person.call(uploadProfilePicture, { body: form });
    const answer = await site.app.http.inject({ url: user.avatar ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    await expect(person.call(uploadProfilePicture, { body: new FormData() })).rejects.toMatchObject({
      message: 'Please select a profile picture first.',
    });
  });
});
