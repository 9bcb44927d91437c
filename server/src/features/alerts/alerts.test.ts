import {
  changeSearch,
  mergeShortlist,
  pauseAlerts,
  removeSearch,
  saveSearch,
  subscribeToSearch,
  viewAlerts,
  viewLinkedAlerts,
} from '@thikana/contract/alerts';
import { answerAvailability } from '@thikana/contract/availability';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { type Settings, saveSettings, viewSettings } from '@thikana/contract/settings';
import { viewSite } from '@thikana/contract/site';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmEmail, confirmedPerson } from '../../../test/confirmed-people.ts';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { SearchFeature } from '../search/search.feature.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { mailMatches } from './mail-matches.ts';
import { mailPriceDrops } from './mail-price-drops.ts';
import { matchListing } from './match-listing.ts';

const saturdayNoon = new Date('2026-11-21T06:30:00Z');
let time = saturdayNoon;

const site = await useTestSite({ now: () => time });
const [admin, owner] = await Promise.all([site.person('admin'), site.person()]);
let { settings } = await admin.call(viewSettings, {});
const dependencies: AlertsDependencies = {
  ...site.services,
  limiter: { use: async () => {}, useKey: async () => {} } as unknown as AlertsDependencies['limiter'],
  search: {} as SearchFeature,
  settings: { get: async () => settings },
  site: { name: 'Thikana', publicUrl: 'http://localhost:3000' },
};
// Listings of earlier tests must not match searches of later ones.
beforeEach(() => matchesAreMailed(), 40_000);

async function setAlerts(alerts: Settings['alerts']): Promise<void> {
  settings = (await admin.call(saveSettings, { body: { ...settings, alerts } })).settings;
}
const seeker = () => confirmedPerson(site);
const approved = (fields: Record<string, string> = flatForRent, by = owner) =>
  makeListing(by, { fields, approvedBy: admin });
/** Runs the jobs at once, including those that they queue. */
async function settle(listingId?: string): Promise<void> {
  if (listingId)
    await site.services.db.transaction().execute((transaction) => matchListing(transaction, listingId, time));
  await mailMatches(dependencies);
  await matchesAreMailed();
}
const matchesAreMailed = () => jobsAreDone(site, ['match-listing', 'mail-matches']);
async function mailsTo(email: string): Promise<Record<string, string>[]> {
  const { rows } = await site.services.pool.query(
    `select data from pgboss.job where name = 'send-mail' and data->>'to' = $1 order by created_on`,
    [email],
  );
  return rows.map(({ data }) => data);
}
const post = (path: string, fields: Record<string, string>) =>
  site.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** The request that RFC 8058 defines. */
async function postInParts(path: string, fields: Record<string, string>) {
  const form = new Response(listingForm(fields));
  return site.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  });
}

describe('a saved search', () => {
  it('sends each approved listing once, even if it is closed and reopened', async () => {
    const person = await seeker();
    const search = { purpose: 'rent', propertyType: 'flat,house', q: 'balcony' };
    await person.call(saveSearch, { body: { search, frequency: 'at-once' } });
    const id = await approved();
    const mail = await site.mailTo(person.email, 'New: Sunny flat');
    expect(mail.text).toContain('Flat/Apartment for rent, Sevoke Road, Siliguri: ₹12,000 / month');
    await admin.call(rejectPost, { query: { id } });
    await admin.call(approvePost, { query: { id } });
    for (const answer of ['gone', 'available'] as const)
      await owner.call(answerAvailability, { params: { id }, body: { answer } });
    await settle(id);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('sends nothing that it does not match, none of the owner’s listings, and nothing while it is off', async () => {
    const [other, off] = [await seeker(), await seeker()];
    await confirmEmail(site, owner);
    await other.call(saveSearch, { body: { search: { purpose: 'buy' }, frequency: 'at-once' } });
    await off.call(saveSearch, { body: { search: {}, frequency: 'off' } });
    await owner.call(saveSearch, { body: { search: { location: 'sevoke' }, frequency: 'at-once' } });
    await settle(await approved());
    for (const { email } of [other, off]) expect(await mailsTo(email)).toEqual([]);
    const toOwner = await mailsTo(owner.email);
    expect(toOwner.filter(({ subject }) => subject?.startsWith('New'))).toEqual([]);
  });

  it('is sent in the morning or on Mondays, with all matches in one email', async () => {
    const [daily, weekly] = [await seeker(), await seeker()];
    const search = { propertyType: 'land' };
    await daily.call(saveSearch, { body: { search, frequency: 'daily' } });
    await daily.call(saveSearch, { body: { search: { purpose: 'buy' }, frequency: 'daily' } });
    await weekly.call(saveSearch, { body: { search, frequency: 'weekly' } });
    const counts = async () => [(await mailsTo(daily.email)).length, (await mailsTo(weekly.email)).length];
    for (const title of ['Corner plot at Salugara', 'Plot behind the school'])
      await settle(await approved({ ...landForSale, title }));
    expect(await counts()).toEqual([0, 0]);
    time = new Date('2026-11-22T02:31:00Z');
    await settle();
    expect(await counts()).toEqual([1, 0]);
    const [mail] = await mailsTo(daily.email);
    expect(mail?.subject).toBe('2 new matches on Thikana');
    expect(mail?.text).toContain('Corner plot at Salugara');
    time = new Date('2026-11-23T02:31:00Z');
    await settle();
    await settle();
    expect(await counts()).toEqual([1, 1]);
  });

  it('leaves out listings that were taken down before the email', async () => {
    const person = await seeker();
    await person.call(saveSearch, { body: { search: { purpose: 'rent' }, frequency: 'daily' } });
    const id = await approved();
    await settle(id);
    await owner.call(answerAvailability, { params: { id }, body: { answer: 'gone' } });
    time = new Date(time.getTime() + 2 * dayMilliseconds);
    await settle();
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('can be changed and removed by its owner only', async () => {
    const [person, stranger] = [await seeker(), await seeker()];
    const search = { bedrooms: '2', furnishing: 'unfurnished' };
    const saved = await person.call(saveSearch, { body: { search, frequency: 'off' } });
    expect(saved).toMatchObject({
      query: 'bedrooms=2&furnishing=unfurnished',
      label: 'Properties, at least 2 bedrooms, unfurnished',
    });
    const again = await person.call(saveSearch, { body: { search, frequency: 'weekly' } });
    expect(again).toEqual({ ...saved, frequency: 'weekly' });
    const params = { id: saved._id };
    const notFound = { code: 'search_not_found' };
    await expect(stranger.call(removeSearch, { params })).rejects.toMatchObject(notFound);
    await expect(stranger.call(changeSearch, { params, body: { frequency: 'off' } })).rejects.toMatchObject(
      notFound,
    );
    await person.call(removeSearch, { params });
    expect((await person.call(viewAlerts, {})).searches).toEqual([]);
  });

  it('is limited to 50 per person, or as the settings say', async () => {
    const person = await seeker();
    const save = (bedrooms: number, bathrooms: number) =>
      person.call(saveSearch, {
        body: { search: { bedrooms: String(bedrooms), bathrooms: String(bathrooms) }, frequency: 'off' },
      });
    for (let each = 0; each < 50; each += 1) await save((each % 10) + 1, Math.floor(each / 10) + 1);
    await expect(save(20, 20)).rejects.toMatchObject({ code: 'too_many_searches' });
    await save(1, 1);
    expect(await person.call(viewAlerts, {})).toMatchObject({ searches: { length: 50 }, mostSearches: 50 });
    await setAlerts({ isOn: true, searchesPerPerson: 51 });
    await save(20, 20);
    await setAlerts({ isOn: true, searchesPerPerson: 3 });
    await save(1, 1);
    await expect(save(20, 19)).rejects.toMatchObject({ code: 'too_many_searches' });
    expect(await person.call(viewAlerts, {})).toMatchObject({ searches: { length: 51 }, mostSearches: 3 });
    await setAlerts({ isOn: true, searchesPerPerson: 50 });
  });
});

describe('a person without an account', () => {
  const subscribe = async (email: string) => {
    await site.call(subscribeToSearch, {
      body: { email, search: { propertyType: 'flat' }, frequency: 'at-once' },
    });
    return new URL((await site.mailTo(email, 'Confirm your alert')).link).pathname;
  };

  it('gets no alerts before confirming, and opening the link does not confirm', async () => {
    const email = 'dipa@example.org';
    const path = await subscribe(email);
    await site.app.http.inject({ url: path });
    await settle(await approved());
    expect(await mailsTo(email)).toHaveLength(1);
    const confirmed = await post(path, {});
    expect(confirmed.headers.location).toMatch(/^\/alerts\/[^/]+\?changed=confirmed$/);
    await settle(await approved({ ...flatForRent, builtUpArea: '1400' }));
    expect((await mailsTo(email)).at(-1)?.text).toContain('Sunny flat near Sevoke Road');
    const token = String(confirmed.headers.location).split(/[/?]/)[2] ?? '';
    const alerts = await site.call(viewLinkedAlerts, { params: { token } });
    expect(alerts).toMatchObject({ email, isPaused: false, searches: [{ label: 'Flats' }] });
  });

  it.each(['in the parts of a form', 'as part of an address'])(
    'unsubscribes with one click in the email program, sent %s, and can subscribe again',
    async (how) => {
      const email = `${how.replaceAll(' ', '-')}@example.org`;
      await post(await subscribe(email), {});
      await settle(await approved());
      const mail = (await mailsTo(email)).at(-1);
      const path = new URL(mail?.unsubscribeLink ?? '').pathname;
      const answer = await (how.includes('address') ? post : postInParts)(path, {
        'List-Unsubscribe': 'One-Click',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
      const count = (await mailsTo(email)).length;
      await settle(await approved({ ...flatForRent, builtUpArea: '1600' }));
      expect(await mailsTo(email)).toHaveLength(count);
      await post(path, { action: 'resume' });
      await settle(await approved({ ...flatForRent, builtUpArea: '1800' }));
      expect(await mailsTo(email)).toHaveLength(count + 1);
    },
  );

  it('finds the searches in a new account once the address is verified', async () => {
    const person = await site.person();
    await post(await subscribe(person.email), {});
    expect((await person.call(viewAlerts, {})).searches).toEqual([]);
    const newcomer = await seeker();
    await post(await subscribe(newcomer.email), {});
    expect((await newcomer.call(viewAlerts, {})).searches).toMatchObject([{ label: 'Flats' }]);
  });
});

it('finds, sends and promises nothing while alerts are turned off', async () => {
  const person = await seeker();
  const search = { purpose: 'rent' };
  await person.call(saveSearch, { body: { search, frequency: 'at-once' } });
  const shortlisted = await approved();
  await person.call(mergeShortlist, { body: { added: [{ id: shortlisted, at: 1_790_000_000_000 }] } });
  await matchesAreMailed();
  const before = (await mailsTo(person.email)).length;

  await setAlerts({ isOn: false, searchesPerPerson: 50 });
  expect((await person.call(viewAlerts, {})).isOff).toBe(true);
  expect((await site.call(viewSite, {})).alertsAreOff).toBe(true);
  await approved({ ...flatForRent, builtUpArea: '1450' });
  await matchesAreMailed();
  const prices = site.services.db.updateTable('listings').where('id', '=', shortlisted);
  await prices.set({ rent_rupees: 7_000 }).execute();
  await mailPriceDrops(dependencies);
  const other = { search: { bedrooms: '7' } };
  await expect(person.call(saveSearch, { body: { ...other, frequency: 'daily' } })).rejects.toMatchObject({
    code: 'alerts_off',
  });
  await person.call(saveSearch, { body: { ...other, frequency: 'off' } });
  await expect(
    site.call(subscribeToSearch, { body: { email: 'dawa@example.org', search, frequency: 'daily' } }),
  ).rejects.toMatchObject({ code: 'alerts_off' });
  expect(await mailsTo('dawa@example.org')).toEqual([]);

  await setAlerts({ isOn: true, searchesPerPerson: 50 });
  expect((await site.call(viewSite, {})).alertsAreOff).toBeUndefined();
  await mailMatches(dependencies);
  await mailPriceDrops(dependencies);
  expect(await mailsTo(person.email)).toHaveLength(before);
  await approved({ ...flatForRent, builtUpArea: '1650' });
  await matchesAreMailed();
  expect(await mailsTo(person.email)).toHaveLength(before + 1);
});

it('counts as a subscriber once a search sends emails or a listing is shortlisted', async () => {
  const person = await seeker();
  const isMailed = async () => (await person.call(viewAlerts, {})).isMailed;
  expect(await isMailed()).toBe(false);
  const save = (frequency: 'off' | 'daily') =>
    person.call(saveSearch, { body: { search: { bedrooms: '3' }, frequency } });
  const { _id: id } = await save('off');
  expect(await isMailed()).toBe(false);
  await save('daily');
  expect(await isMailed()).toBe(true);
  await person.call(removeSearch, { params: { id } });
  expect(await isMailed()).toBe(false);
  const listing = { id: await approved(), at: 1_790_000_000_000 };
  await person.call(mergeShortlist, { body: { added: [listing] } });
  expect(await isMailed()).toBe(true);
});

describe('the shortlist of an account', () => {
  it('merges all devices’ additions and removals', async () => {
    const person = await seeker();
    const [one, two] = [await approved(), await approved()];
    const merge = async (added: string[], removed: string[] = []) => {
      const body = { added: added.map((id) => ({ id, at: 1_790_000_000_000 })), removed };
      return (await person.call(mergeShortlist, { body })).shortlist.map(({ id }) => id).sort();
    };
    expect(await merge([one, '0'.repeat(24)])).toEqual([one]);
    expect(await merge([two])).toEqual([one, two].sort());
    expect(await merge([], [one])).toEqual([two]);
  });

  it('emails a lower price once, and a higher one never', async () => {
    const person = await seeker();
    const id = await approved();
    await person.call(mergeShortlist, { body: { added: [{ id, at: 1_790_000_000_000 }] } });
    const ask = async (rent_rupees: number) => {
      await site.services.db.updateTable('listings').set({ rent_rupees }).where('id', '=', id).execute();
      await mailPriceDrops(dependencies);
      await mailPriceDrops(dependencies);
      return (await mailsTo(person.email)).length;
    };
    expect(await ask(12_500)).toBe(0);
    expect(await ask(11_000)).toBe(1);
    expect((await mailsTo(person.email))[0]).toMatchObject({
      subject: 'Lower price: Sunny flat near Sevoke Road',
      text: expect.stringMatching(/₹11,000\s\/\smonth,\sbefore\s₹12,500/) as string,
    });
    await person.call(pauseAlerts, { body: { isPaused: true } });
    expect(await ask(9_000)).toBe(1);
  });
});
