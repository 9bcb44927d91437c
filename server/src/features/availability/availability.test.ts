import { listAuditEntries } from '@thikana/contract/audit';
import { answerAvailability } from '@thikana/contract/availability';
import { cityDay } from '@thikana/contract/city-time';
import { viewListing } from '@thikana/contract/listings';
import { viewYourListings } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import { banUser, liftBan } from '@thikana/contract/users';
import { describe, expect, it } from 'vitest';
import { flatForRent, landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { currentFacts } from '../city/city.feature.ts';
import { createSettings, defaultSettings } from '../site/site.feature.ts';
import { askOwners } from './ask-owners.ts';

let time = new Date('2026-11-02T06:00:00Z');

const site = await useTestSite({ now: () => time });
const admin = await site.person('admin');

/** Advances the clock and runs the hourly job. */
async function backdateListing(
  days: number,
  changes: Partial<Parameters<typeof askOwners>[0]> = {},
): Promise<void> {
  time = new Date(time.getTime() + days * dayMilliseconds);
  const { db } = site.services;
  const defaults = defaultSettings({}, currentFacts());
  await askOwners({
    ...site.services,
    settings: createSettings({ db, defaults }),
    site: { name: 'Thikana', publicUrl: 'http://localhost:3000' },
    ...changes,
  });
}

async function approved(fields: Record<string, string>) {
  const owner = await site.person();
  return { owner, id: await makeListing(owner, { fields, approvedBy: admin }) };
}
const stateOf = async (owner: Person) =>
  (await owner.call(viewYourListings, {})).postArray[0]?.availability?.state;
const isShown = (id: string) =>
  site.call(viewListing, { params: { id } }).then(
    () => true,
    () => false,
  );
const mailedPath = async (owner: Person, subject = 'Still available?') =>
  new URL((await site.mailTo(owner.email, subject)).link).pathname;
const press = (path: string, answer: string) =>
  site.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${answer}`,
  });

describe('over the months', () => {
  it('a rental is checked after 25 days and hidden after 30, until its owner confirms', async () => {
    const { owner, id } = await approved(flatForRent);
    await backdateListing(24.9);
    expect(await stateOf(owner)).toBe('confirmed');
    await backdateListing(0.2);
    expect(await stateOf(owner)).toBe('asked');
    await backdateListing(4.8);
    expect(await isShown(id)).toBe(true);
    await backdateListing(0.3);
    expect(await stateOf(owner)).toBe('lapsed');
    expect(await isShown(id)).toBe(false);

    const path = await mailedPath(owner, 'Your listing is hidden');
    expect((await press(path, 'available')).headers).toMatchObject({
      location: `${path}?answered=available`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await isShown(id)).toBe(true);
    await backdateListing(24.9);
    expect(await stateOf(owner)).toBe('confirmed');
  });

  it('a sale is checked after 55 days and hidden after 60', async () => {
    const { owner, id } = await approved(landForSale);
    await backdateListing(54.9);
    expect(await stateOf(owner)).toBe('confirmed');
    await backdateListing(0.2);
    expect(await stateOf(owner)).toBe('asked');
    await backdateListing(5);
    expect(await isShown(id)).toBe(false);
  });

  it('an owner who confirms in time is asked once per period, and the listing is never hidden', async () => {
    const { owner, id } = await approved(flatForRent);
    for (let month = 0; month < 6; month += 1) {
      await backdateListing(25);
      expect(await stateOf(owner)).toBe('asked');
      await backdateListing(1);
      await owner.call(answerAvailability, { params: { id }, body: { answer: 'available' } });
      expect(await stateOf(owner)).toBe('confirmed');
    }
    expect(await isShown(id)).toBe(true);
    const { rows } = await site.services.pool.query(
      `select count(*)::int as count from pgboss.job
       where name = 'send-mail' and data->>'to' = $1 and data->>'subject' like 'Still available%'`,
      [owner.email],
    );
    expect(rows).toEqual([{ count: 6 }]);
  });

  it('an owner who could not be asked in time has the same number of days to answer', async () => {
    const { owner, id } = await approved(flatForRent);
    await admin.call(banUser, { params: { id: owner.id }, body: { reason: 'To be looked into' } });
    await backdateListing(100);
    await admin.call(liftBan, { params: { id: owner.id } });
    await backdateListing(0.1);
    expect(await isShown(id)).toBe(true);
    await backdateListing(4.8);
    expect(await isShown(id)).toBe(true);
    await backdateListing(0.3);
    expect(await isShown(id)).toBe(false);
  });
});

describe('an owner of several listings', () => {
  const titles = Array.from({ length: 14 }, (_, number) => `Flat number ${number + 1}`);
  const mailsTo = async ({ email }: Person, words: string) => {
    const { rows } = await site.services.pool.query<{ subject: string; text: string }>(
      `select data->>'subject' as subject, data->>'text' as text from pgboss.job
       where name = 'send-mail' and data->>'to' = $1 and data->>'subject' like $2 order by created_on`,
      [email, `%${words}%`],
    );
    return rows;
  };
  const linksIn = (text = '') =>
    [...text.matchAll(/https?:\S+\/still-available\/\S+/g)].map(([link]) => new URL(link).pathname);

  it('gets one email about all due listings with a link for each, even from concurrent runs', async () => {
    const owner = await site.person();
    const sale = await makeListing(owner, { fields: landForSale, approvedBy: admin });
    time = new Date(time.getTime() + 30 * dayMilliseconds);
    for (const title of titles)
      await makeListing(owner, { fields: { ...flatForRent, title }, approvedBy: admin });
    time = new Date(time.getTime() + 25.1 * dayMilliseconds);
    await Promise.all([backdateListing(0), backdateListing(0)]);
    await backdateListing(1);

    const asked = await mailsTo(owner, 'Still available?');
    expect(asked.map(({ subject }) => subject)).toEqual(['Still available? 15 of your listings']);
    const links = linksIn(asked[0]?.text);
    expect(new Set(links).size).toBe(15);
    for (const title of titles) expect(asked[0]?.text).toContain(`${title}\n`);
    await press(links[0] ?? '', 'gone');
    for (const link of links.slice(1, 4)) await press(link, 'available');
    expect(await isShown(sale)).toBe(false);

    await backdateListing(5);
    const hidden = await mailsTo(owner, 'hidden');
    expect(hidden.map(({ subject }) => subject)).toEqual(['11 of your listings are hidden']);
    await press(linksIn(hidden[0]?.text)[0] ?? '', 'available');
    const { postArray } = await owner.call(viewYourListings, {});
    const states = postArray.map(({ availability }) => availability?.state);
    expect(states.filter((state) => state === 'lapsed')).toHaveLength(10);
  });

  it('is not marked as asked if a run ends before the email is queued', async () => {
    const owner = await site.person();
    const ids = [
      await makeListing(owner, { fields: flatForRent, approvedBy: admin }),
      await makeListing(owner, { fields: { ...flatForRent, title: 'Another flat' }, approvedBy: admin }),
    ];
    const ended = {
      ...site.services.mail,
      enqueueAll: () => Promise.reject(new Error('The process ended.')),
    };
    await expect(backdateListing(25.1, { mail: ended })).rejects.toThrow('The process ended.');
    const asked = site.services.db.selectFrom('listings').select('asked_at').where('id', 'in', ids);
    expect(await asked.execute()).toEqual([{ asked_at: null }, { asked_at: null }]);
    await backdateListing(0);
    await backdateListing(0);
    const mails = await mailsTo(owner, 'Still available?');
    expect(mails.map(({ subject }) => subject)).toEqual(['Still available? 2 of your listings']);
  });

  it('is skipped while locked by another transaction, and asked in the next hour', async () => {
    const { owner, id } = await approved(flatForRent);
    time = new Date(time.getTime() + 25.1 * dayMilliseconds);
    const other = await site.services.pool.connect();
    await other.query('begin');
    await other.query('select from users where id = $1 for no key update', [owner.id]);
    await backdateListing(0);
    expect(await mailsTo(owner, 'Still available?')).toEqual([]);
    await other.query('rollback');
    await other.query('begin');
    await other.query('select from listings where id = $1 for update', [id]);
    await backdateListing(0);
    expect(await mailsTo(owner, 'Still available?')).toEqual([]);
    await other.query('rollback');
    other.release();
    await backdateListing(0);
    expect(await mailsTo(owner, 'Still available?')).toHaveLength(1);
  });
});

it('hiding a lapsed listing is logged as an action of the site', async () => {
  const { id } = await approved(flatForRent);
  const since = cityDay(time);
  await backdateListing(25.1);
  await backdateListing(5.1);
  await backdateListing(1);
  const { entries } = await admin.call(listAuditEntries, { query: { by: 'site' } });
  expect(entries.filter(({ subject }) => subject._id === id)).toMatchObject([
    {
      action: 'listing.lapse',
      admin: null,
      subject: { label: flatForRent.title },
      detail: `Not confirmed since ${since}`,
    },
  ]);
  const others = await admin.call(listAuditEntries, { query: { by: 'administrators' } });
  expect(others.entries.filter(({ subject }) => subject._id === id)).toMatchObject([
    { action: 'listing.approve', admin: { _id: admin.id } },
  ]);
  const both = await admin.call(listAuditEntries, {
    query: { by: 'administrators', action: 'listing.lapse' },
  });
  expect(both).toMatchObject({ entries: [], total: 0 });
});

describe('the mailed link', () => {
  it('an owner who logs in with a provider is asked too, and a banned one is not', async () => {
    const [byProvider, nobody] = [await approved(flatForRent), await approved(flatForRent)];
    const { db } = site.services;
    for (const { owner } of [byProvider, nobody])
      await db.updateTable('users').set({ password_hash: null }).where('id', '=', owner.id).execute();
    await db
      .insertInto('external_identities')
      .values({ issuer: 'https://accounts.example', subject: '1', user_id: byProvider.owner.id })
      .execute();
    await backdateListing(26);
    await mailedPath(byProvider.owner);
    await backdateListing(6);
    expect(await stateOf(byProvider.owner)).toBe('lapsed');
    expect(await stateOf(nobody.owner)).toBe('confirmed');
  });

  it('confirms nothing when only opened', async () => {
    const { owner } = await approved(flatForRent);
    await backdateListing(25);
    const path = await mailedPath(owner);
    await site.app.http.inject({ url: path });
    await site.app.http.inject({ method: 'HEAD', url: path });
    expect(await stateOf(owner)).toBe('asked');
    await press(path, 'perhaps');
    expect(await stateOf(owner)).toBe('asked');
  });

  it('closes and reopens a listing, however often it is pressed', async () => {
    const { owner, id } = await approved(flatForRent);
    await backdateListing(25);
    const path = await mailedPath(owner);
    for (const answer of ['gone', 'gone']) await press(path, answer);
    expect([await stateOf(owner), await isShown(id)]).toEqual(['closed', false]);
    const { rentals } = await site.call(listRentals, { query: { limit: 50 } });
    expect(rentals.map(({ _id }) => _id)).not.toContain(id);
    for (const answer of ['available', 'available']) await press(path, answer);
    expect([await stateOf(owner), await isShown(id)]).toEqual(['confirmed', true]);
  });

  it('does nothing if it is forged or expired, or the listing was deleted', async () => {
    const { owner, id } = await approved(flatForRent);
    await backdateListing(25);
    const path = await mailedPath(owner);
    const forged = `${path.slice(0, -5)}AAAAA`;
    expect((await press(forged, 'gone')).headers.location).toBe(forged);
    expect(await stateOf(owner)).toBe('asked');
    time = new Date(time.getTime() + 121 * dayMilliseconds);
    expect((await press(path, 'gone')).headers.location).toBe(path);
    expect(await isShown(id)).toBe(true);
  });
});

it('a listing is visible again only when the last hiding reason is gone', async () => {
  const { owner, id } = await approved(flatForRent);
  await owner.call(answerAvailability, { params: { id }, body: { answer: 'gone' } });
  await admin.call(banUser, { params: { id: owner.id }, body: { reason: 'Three false listings' } });
  await admin.call(liftBan, { params: { id: owner.id } });
  expect(await isShown(id)).toBe(false);
  const path = await (async () => {
    const token = site.services.links.sign('still-available', id, new Date(time.getTime() + 1000));
    return `/still-available/${token}`;
  })();
  await admin.call(banUser, { params: { id: owner.id }, body: { reason: 'Once more' } });
  await press(path, 'available');
  expect(await isShown(id)).toBe(false);
  await admin.call(liftBan, { params: { id: owner.id } });
  expect(await isShown(id)).toBe(true);
});
