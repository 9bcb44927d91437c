import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { login, resetPassword, viewOwnAccount } from '@thikana/contract/accounts';
import { listAuditEntries } from '@thikana/contract/audit';
import { viewListing } from '@thikana/contract/listings';
import { countDocuments } from '@thikana/contract/moderation';
import { viewOwnListing } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import {
  banUser,
  changeRole,
  deleteUser,
  liftBan,
  mailResetLink,
  pageUsers,
  viewUser,
} from '@thikana/contract/users';
import type { Role } from '@thikana/contract/vocabulary';
import { beforeAll, describe, expect, it } from 'vitest';
import { photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { untilSomeWait } from '../../../test/start-together.ts';
import { stubWeb } from '../../../test/stub-web.ts';
import { openTestSite, type Person, type TestSite, useTestSite } from '../../../test/test-site.ts';

/** A list of rentals. */
const web = stubWeb(async (_url, { call }) => JSON.stringify(await call(listRentals, {})));

const site = await useTestSite({ web });
const admin = await site.person('admin');

const reason = 'Three listings of houses that do not exist';
const ban = (person: Person, by = admin) => by.call(banUser, { params: { id: person.id }, body: { reason } });
const remove = (person: Person, by = admin, confirm = person.email) =>
  by.call(deleteUser, { params: { id: person.id }, query: { confirm } });
const giveRole = (person: Person, role: Role, by = admin) =>
  by.call(changeRole, { params: { id: person.id }, body: { role } });
const rentals = async () => (await site.app.http.inject({ url: '/rentals' })).body;
const auditOf = async (person: Person) => {
  const { entries } = await admin.call(listAuditEntries, {});
  return entries.filter((entry) => entry.subject._id === person.id);
};

async function postApproved(owner: Person, pictures: Uint8Array[] = []): Promise<string> {
  const id = await makeListing(owner, { pictures, approvedBy: admin });
  await expect.poll(rentals).toContain(id);
  return id;
}

describe('a ban', () => {
  it('ends every session, hides the listings on every page, and emails the reason', async () => {
    const owner = await site.person();
    const id = await postApproved(owner);
    const { data } = await ban(owner);
    expect(data).toMatchObject({ isBanned: true, banReason: reason, listings: 1 });
    expect(data.bannedAt).toBeDefined();

    await expect(owner.call(viewOwnAccount, {})).rejects.toMatchObject({ code: 'account_banned' });
    await expect(
      site.call(login, { body: { email: owner.email, password: owner.password } }),
    ).rejects.toMatchObject({ code: 'account_banned' });
    await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect.poll(rentals).not.toContain(id);
    const mail = await site.mailTo(owner.email, 'has been suspended');
    expect(mail.text.replaceAll('\n> ', ' ')).toContain(reason);
    expect(await auditOf(owner)).toMatchObject([
      { action: 'user.ban', detail: reason, admin: { _id: admin.id }, subject: { label: 'Asha Tamang' } },
    ]);
  });

  it('is lifted: the user can log in and the listings are public again', async () => {
    const owner = await site.person();
    const id = await postApproved(owner);
    await ban(owner);
    const { data } = await admin.call(liftBan, { params: { id: owner.id } });
    expect(data.isBanned).toBe(false);
    expect(data.banReason).toBeUndefined();

    await expect(owner.call(viewOwnAccount, {})).rejects.toMatchObject({ code: 'session_expired' });
    const { token } = await site.call(login, { body: { email: owner.email, password: owner.password } });
    expect((await site.as(token)(viewOwnListing, { params: { id } })).post._id).toBe(id);
    await expect.poll(rentals).toContain(id);
    await site.mailTo(owner.email, 'Your Thikana account is open again');
  });

  it('changes nothing when repeated, nor does lifting it twice', async () => {
    const person = await site.person();
    const { data: first } = await ban(person);
    const { data: again } = await admin.call(banUser, {
      params: { id: person.id },
      body: { reason: 'Another reason' },
    });
    expect(again).toEqual(first);
    await admin.call(liftBan, { params: { id: person.id } });
    await admin.call(liftBan, { params: { id: person.id } });
    expect((await auditOf(person)).map((entry) => entry.action)).toEqual(['user.lift-ban', 'user.ban']);
  });

  it('requires a reason and an existing account', async () => {
    const person = await site.person();
    await expect(
      admin.call(banUser, { params: { id: person.id }, body: { reason: ' ' } }),
    ).rejects.toMatchObject({ fields: { reason: 'A reason is required.' } });
    await expect(
      admin.call(banUser, { params: { id: '0'.repeat(24) }, body: { reason } }),
    ).rejects.toMatchObject({ code: 'user_not_found' });
  });
});

describe('deleting an account', () => {
  const files = () => readdir(path.join(site.dataDir, 'pictures/renditions')).catch(() => []);

  it('requires its email address, ignoring case', async () => {
    const person = await site.person();
    await expect(remove(person, admin, 'someone@example.com')).rejects.toMatchObject({
      code: 'confirmation_differs',
    });
    expect((await admin.call(viewUser, { params: { id: person.id } })).data._id).toBe(person.id);
    await remove(person, admin, ` ${person.email.toUpperCase()}`);
    await expect(admin.call(viewUser, { params: { id: person.id } })).rejects.toMatchObject({
      code: 'user_not_found',
    });
  });

  it('deletes listings and picture files, emails the user, and is logged', async () => {
    const owner = await site.person();
    const before = await files();
    const id = await postApproved(owner, [await photograph()]);
    expect((await files()).length).toBeGreaterThan(before.length);
    await remove(owner);

    await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(owner.call(viewOwnAccount, {})).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect.poll(rentals).not.toContain(id);
    await expect.poll(files, { timeout: 10_000 }).toEqual(before);
    await site.mailTo(owner.email, 'Your Thikana account has been deleted');
    expect(await auditOf(owner)).toMatchObject([{ action: 'user.delete', detail: 'Listings removed: 1' }]);
  });

  it('of an administrator leaves their log entries without a name', async () => {
    const [colleague, person] = [await site.person('admin'), await site.person()];
    await ban(person, colleague);
    await remove(colleague);
    expect(await auditOf(person)).toMatchObject([{ action: 'user.ban', admin: null }]);
  });
});

/** Starts requests and releases them once all wait for the locks on the administrators. */
function whileAdminsAreLocked<T>({ services }: TestSite, start: () => Promise<T>[]): Promise<Promise<T>[]> {
  return services.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('role', '=', 'admin').forUpdate().execute();
    const requests = start();
    await untilSomeWait(services.db, requests.length);
    return requests;
  });
}

describe('another role', () => {
  it('ends every session, applies from the next login, is logged and mailed', async () => {
    const person = await site.person();
    expect((await giveRole(person, 'moderator')).data.role).toBe('moderator');
    await expect(person.call(viewOwnAccount, {})).rejects.toMatchObject({ code: 'session_expired' });
    const { token } = await site.call(login, { body: { email: person.email, password: person.password } });
    expect((await site.as(token)(countDocuments, {})).message).toBeDefined();
    const mail = await site.mailTo(person.email, 'role');
    expect(mail.text).toContain(
      'You are now a moderator of Thikana: you review listings, reports and badges.',
    );
    expect(mail.link).toMatch(/\/login$/);
    await giveRole(person, 'user');
    await expect
      .poll(async () => (await site.mailTo(person.email, 'role')).text)
      .toContain('no longer a member');
    await expect(site.as(token)(countDocuments, {})).rejects.toMatchObject({ code: 'session_expired' });
    expect(await auditOf(person)).toMatchObject([
      { action: 'user.role', detail: 'Moderator → User', admin: { _id: admin.id } },
      { action: 'user.role', detail: 'User → Moderator' },
    ]);
  });

  it('changes nothing when it is the same', async () => {
    const person = await site.person('editor');
    await giveRole(person, 'editor');
    expect((await person.call(viewOwnAccount, {})).user.role).toBe('editor');
    expect(await auditOf(person)).toEqual([]);
    const mails = await site.services.pool.query(`select from pgboss.job where data ->> 'to' = $1`, [
      person.email,
    ]);
    expect(mails.rowCount).toBe(0);
  });
});

describe('administrators', () => {
  it('can neither ban nor delete themselves, nor change their role', async () => {
    await expect(giveRole(admin, 'editor')).rejects.toMatchObject({ code: 'own_account' });
    await expect(ban(admin)).rejects.toMatchObject({ code: 'own_account' });
    await expect(remove(admin)).rejects.toMatchObject({ code: 'own_account' });
  });

  it.each([
    ['ban', ban],
    ['delete', remove],
    ['demote', (person: Person, by: Person) => giveRole(person, 'user', by)],
  ])('who %s each other concurrently leave one of them', async (_name, shutOut) => {
    const own = await openTestSite();
    const [one, two] = [await own.person('admin'), await own.person('admin')];
    const requests = await whileAdminsAreLocked(own, () => [shutOut(two, one), shutOut(one, two)]);
    const results = await Promise.allSettled(requests);
    const active = await own.services.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('banned_at', 'is', null)
      .execute();
    await own.close();
    expect(active).toHaveLength(1);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('send a link to choose a new password', async () => {
    const person = await site.person();
    await admin.call(mailResetLink, { params: { id: person.id } });
    const mail = await site.mailTo(person.email);
    expect(mail.text).toContain('An administrator of Thikana sent you this email');
    const token = mail.link.split('/reset-password/')[1] ?? '';
    await site.call(resetPassword, { params: { token }, body: { password: 'new secret' } });
    const answer = await site.call(login, { body: { email: person.email, password: 'new secret' } });
    expect(answer.user._id).toBe(person.id);
    expect(await auditOf(person)).toMatchObject([{ action: 'user.reset-password' }]);
  });
});

describe('the list of accounts', () => {
  const family = ['Zara Lepcha', 'Yusuf Lepcha', 'Xena Lepcha'];
  const people = new Map<string, Person>();
  beforeAll(async () => {
    for (const [index, name] of family.entries()) {
      const person = await site.person();
      people.set(name, person);
      await site.services.db
        .updateTable('users')
        .set({ name, phone: `+91987654320${index}`, is_verified: index === 0 })
        .where('id', '=', person.id)
        .execute();
    }
  });
  const names = async (query: object) =>
    (await admin.call(pageUsers, { query })).data.map((user) => user.name);

  it('matches every word in name, email, number or id', async () => {
    const yusuf = people.get('Yusuf Lepcha');
    expect(await names({ q: 'lepcha yus' })).toEqual(['Yusuf Lepcha']);
    expect(await names({ q: '9876543202' })).toEqual(['Xena Lepcha']);
    expect(await names({ q: yusuf?.email.toUpperCase() })).toEqual(['Yusuf Lepcha']);
    expect(await names({ q: yusuf?.id })).toEqual(['Yusuf Lepcha']);
    for (const q of ['%', '_epcha', 'lepcha\\']) expect(await names({ q })).toEqual([]);
  });

  it('is sorted and filtered', async () => {
    expect(await names({ q: 'lepcha' })).toEqual(family.toReversed());
    expect(await names({ q: 'lepcha', direction: 'asc' })).toEqual(family);
    expect(await names({ q: 'lepcha', sort: 'name', direction: 'asc' })).toEqual(family.toSorted());
    expect(await names({ q: 'lepcha', isVerified: 'true' })).toEqual(['Zara Lepcha']);
    expect(await names({ q: 'lepcha', sort: 'verified' })).toEqual([
      'Zara Lepcha',
      'Xena Lepcha',
      'Yusuf Lepcha',
    ]);
    const banned = people.get('Xena Lepcha');
    if (banned) await ban(banned);
    expect(await names({ q: 'lepcha', isBanned: 'true' })).toEqual(['Xena Lepcha']);
    expect(await names({ q: 'lepcha', isBanned: 'false' })).toHaveLength(2);
  });

  it.each(['created', 'name', 'email', 'role', 'verified'])(
    'by %s has eight a page, without gaps or repeats',
    async (sort) => {
      const { total, totalPages } = await admin.call(pageUsers, { query: { sort: sort as 'created' } });
      const ids: string[] = [];
      for (let page = 1; page <= totalPages; page++) {
        const { data } = await admin.call(pageUsers, { query: { page, sort: sort as 'created' } });
        ids.push(...data.map((user) => user._id));
      }
      expect(totalPages).toBe(Math.ceil(total / 8));
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
    },
  );
});
