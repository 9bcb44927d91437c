import { forgotPassword, login, resetPassword, viewOwnAccount } from '@thikana/contract/accounts';
import { viewListing } from '@thikana/contract/listings';
import { countDocuments } from '@thikana/contract/moderation';
import { deleteListing, viewOwnListing } from '@thikana/contract/own-listings';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  viewTwoStep,
} from '@thikana/contract/two-step';
import { listUsers } from '@thikana/contract/users';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';
import { accountsRepository } from './accounts.repository.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // Time stands still between creating and using a code.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** The code that the authenticator app shows, `ahead` time steps later. */
function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}

async function withTwoStep(person: Person) {
  const { secret, uri } = await person.call(beginTwoStep, { body: { password: person.password } });
  const code = authenticator(secret);
  const { recoveryCodes } = await person.call(confirmTwoStep, { body: { code: code(-1) } });
  return { code, recoveryCodes, secret, uri };
}

async function setPasswordByMail(email: string, password: string): Promise<void> {
  await site.call(forgotPassword, { body: { email } });
  const { link } = await site.mailTo(email, 'Choose a new password');
  const token = link.split('/reset-password/')[1] ?? '';
  await site.call(resetPassword, { params: { token }, body: { password } });
}

const logIn = ({ email, password }: Person, more: { code?: string; browser?: string } = {}) =>
  site.call(login, { body: { email, password, ...more } });

describe('two-step login', () => {
  it('requires a code once it is confirmed, and accepts each code once', async () => {
    const person = await site.person();
    const { uri, code } = await withTwoStep(person);
    expect(uri).toContain(encodeURIComponent(person.email));
    await expect(logIn(person)).rejects.toMatchObject({ status: 401, code: 'code_needed' });
    await expect(logIn(person, { code: '000000' })).rejects.toMatchObject({ code: 'wrong_code' });
    const now = code();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => logIn(person, { code: now })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(logIn(person, { code: now })).rejects.toMatchObject({ code: 'wrong_code' });
    expect((await logIn(person, { code: code(1) })).user.email).toBe(person.email);
  });

  it('does not reveal the second step without the correct password', async () => {
    const person = await site.person();
    await withTwoStep(person);
    const stranger = site.call(login, { body: { email: person.email, password: 'guessed' } });
    await expect(stranger).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  it('takes effect only after a code of the new secret is confirmed', async () => {
    const person = await site.person();
    await person.call(beginTwoStep, { body: { password: person.password } });
    await expect(person.call(confirmTwoStep, { body: { code: '000000' } })).rejects.toMatchObject({
      code: 'wrong_code',
    });
    expect((await logIn(person)).user.email).toBe(person.email);
    expect(await person.call(viewTwoStep, {})).toEqual({
      isOn: false,
      isRequired: false,
      recoveryCodesLeft: 0,
    });
  });

  it('accepts each recovery code once, however it is typed, and counts those left', async () => {
    const person = await site.person();
    const { recoveryCodes } = await withTwoStep(person);
    const [first = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    await logIn(person, { code: first.toLowerCase().replaceAll('-', ' ') });
    await expect(logIn(person, { code: first })).rejects.toMatchObject({ code: 'wrong_code' });
    expect((await person.call(viewTwoStep, {})).recoveryCodesLeft).toBe(9);
  });

  it('replaces the recovery codes', async () => {
    const person = await site.person();
    const { recoveryCodes, code } = await withTwoStep(person);
    const renewed = await person.call(renewRecoveryCodes, {
      body: { password: person.password, code: code() },
    });
    await expect(logIn(person, { code: recoveryCodes[0] ?? '' })).rejects.toMatchObject({
      code: 'wrong_code',
    });
    await logIn(person, { code: renewed.recoveryCodes[0] ?? '' });
  });

  it('is turned off with the password and a code, and both changes are emailed', async () => {
    const person = await site.person();
    const { code } = await withTwoStep(person);
    expect((await site.mailTo(person.email, 'is now on')).subject).toContain('Two-step login');
    const off = (password: string, given: string) =>
      person.call(endTwoStep, { body: { password, code: given } });
    await expect(off('wrong', code())).rejects.toMatchObject({ code: 'wrong_current_password' });
    await off(person.password, code());
    expect((await site.mailTo(person.email, 'is now off')).text).toContain('your password alone');
    expect((await logIn(person)).user.email).toBe(person.email);
  });

  it('survives a password reset by email, unless a stranger created the account', async () => {
    const owner = await confirmedPerson(site);
    const stranger = await site.person();
    const { code: ownCode } = await withTwoStep(owner);
    await withTwoStep(stranger);
    for (const { email } of [owner, stranger]) await setPasswordByMail(email, 'new secret');

    const renewed = (person: Person) => ({ ...person, password: 'new secret' });
    await expect(logIn(renewed(owner))).rejects.toMatchObject({ code: 'code_needed' });
    expect((await logIn(renewed(owner), { code: ownCode() })).user.email).toBe(owner.email);
    expect((await logIn(renewed(stranger))).user.email).toBe(stranger.email);
  });

  it('cannot be set up again while it is on', async () => {
    const person = await site.person();
    await withTwoStep(person);
    const again = person.call(beginTwoStep, { body: { password: person.password } });
    await expect(again).rejects.toMatchObject({ code: 'two_step_on' });
  });
});

describe('a site that requires two-step login of staff', () => {
  it('allows them nothing but setting it up', async () => {
    const admin = await site.person('admin');
    const other = await site.person('admin');
    const [moderator, editor] = [await site.person('moderator'), await site.person('editor')];
    const listingId = await makeListing(await site.person());
    const { settings } = await admin.call(viewSettings, {});
    await admin.call(saveSettings, { body: { ...settings, twoStepForAdmins: true } });
    await expect.poll(() => other.call(listUsers, {}).catch((error) => error.code)).toBe('two_step_required');
    await expect(moderator.call(countDocuments, {})).rejects.toMatchObject({ code: 'two_step_required' });
    await expect(editor.call(viewSettings, {})).rejects.toMatchObject({ code: 'two_step_required' });
    expect((await other.call(viewOwnAccount, {})).user.role).toBe('admin');
    expect((await other.call(viewTwoStep, {})).isRequired).toBe(true);
    const ofListing = { params: { id: listingId } };
    for (const endpoint of [viewListing, viewOwnListing, deleteListing])
      await expect(other.call(endpoint, ofListing)).rejects.toMatchObject({ code: 'listing_not_found' });
    const { code } = await withTwoStep(other);
    expect((await other.call(listUsers, {})).success).toBe(true);
    expect((await other.call(viewListing, ofListing)).listingDetails._id).toBe(listingId);
    const off = other.call(endTwoStep, { body: { password: other.password, code: code() } });
    await expect(off).rejects.toMatchObject({ code: 'two_step_required' });
    await other.call(saveSettings, { body: settings });
  });
});

describe('a login', () => {
  const browser = () => crypto.randomUUID();

  it('is reported to the owner if it is from a new browser, except the first login', async () => {
    const person = await site.person();
    const own = browser();
    await logIn(person, { browser: own });
    await logIn(person, { browser: own });
    const known = await site.services.db
      .selectFrom('known_browsers')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(known).toHaveLength(1);
    await logIn(person, { browser: browser() });
    const mail = await site.mailTo(person.email, 'New login');
    expect(mail.text).toContain('in a browser that was not used for it before');
  });
});

describe('a password', () => {
  it('that changed in the meantime is not overwritten by a login that upgrades the hash', async () => {
    const person = await site.person();
    const accounts = accountsRepository(site.services.db);
    const atLogin = await accounts.findById(person.id);
    if (!atLogin) throw new Error('There is nobody.');
    await accounts.setPassword(person.id, 'the newer one');
    await accounts.renewHash(atLogin, 'the earlier one, made stronger');
    expect((await accounts.findById(person.id))?.password_hash).toBe('the newer one');
  });

  it('is hashed again at the next login if its parameters were weaker', async () => {
    const person = await site.person();
    const weak = '$argon2id$v=19$m=19456,t=2,p=1$';
    const { hash } = await import('@node-rs/argon2');
    await site.services.db
      .updateTable('users')
      .set({
        password_hash: await hash(person.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      })
      .where('id', '=', person.id)
      .execute();
    const kept = () =>
      site.services.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
        .then((row) => row.password_hash ?? '');
    expect(await kept()).toContain(weak);
    await logIn(person);
    expect(await kept()).not.toContain(weak);
    expect((await logIn(person)).user.email).toBe(person.email);
  });
});
