import {
  changeSearch,
  mergeShortlist,
  pauseAlerts,
  removeSearch,
  saveSearch,
  subscribeToSearch,
  viewAlerts,
} from '@thikana/contract/alerts';
import { answerAvailability } from '@thikana/contract/availability';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { viewSite } from '@thikana/contract/site';
import { describe, expect, it } from 'vitest';
import { confirmEmail } from '../../../test/confirmed-people.ts';
import { flatForRent, landForSale } from '../../../test/listing-forms.ts';
import { useAlertsSite } from '../../../test/use-alerts-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { mailMatches } from './mail-matches.ts';
import { mailPriceDrops } from './mail-price-drops.ts';

const {
  clock,
  site,
  admin,
  owner,
  dependencies,
  matchesAreMailed,
  setAlerts,
  seeker,
  approved,
  settle,
  mailsTo,
} = await useAlertsSite();

describe('a saved search', () => {
  it('understands its words, of which filters that are given count first', async () => {
    const person = await seeker();
    const search = { q: '2 bhk flat for rent under 15k with balcony', propertyType: 'flat,house' };
    await person.call(saveSearch, { body: { search, frequency: 'at-once' } });
    const { searches } = await person.call(viewAlerts, {});
    expect(Object.fromEntries(new URLSearchParams(searches[0]?.query))).toEqual({
      ...{ purpose: 'rent', propertyType: 'flat,house', rooms: '2', priceRange: '0-15000', q: 'balcony' },
    });
    await settle(await approved({ ...flatForRent, bedrooms: '3' }));
    expect(await mailsTo(person.email)).toEqual([]);
    await settle(await approved());
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('sends each approved listing once, even if it is closed and reopened', async () => {
    const person = await seeker();
    const search = { purpose: 'rent', propertyType: 'flat,house', q: 'balcony' };
    await person.call(saveSearch, { body: { search, frequency: 'at-once' } });
    const id = await approved();
    const mail = await site.mailTo(person.email, 'New: Sunny flat');
    expect(mail.text).toContain('Flat/Apartment for rent, Sevoke Road, Siliguri: ₹12,000 a month');
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
    await off.call(saveSearch, { body: { search: { purpose: 'rent' }, frequency: 'off' } });
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
    clock.now = new Date('2026-11-22T02:31:00Z');
    await settle();
    expect(await counts()).toEqual([1, 0]);
    const [mail] = await mailsTo(daily.email);
    expect(mail?.subject).toBe('2 new matches on Thikana');
    expect(mail?.text).toContain('Corner plot at Salugara');
    clock.now = new Date('2026-11-23T02:31:00Z');
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
    clock.now = new Date(clock.now.getTime() + 2 * dayMilliseconds);
    await settle();
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it.each([{}, { q: ' ', propertyType: '' }])('has a filter or words: %o is refused', async (search) => {
    const person = await seeker();
    const refusal = { status: 400, code: 'search_without_filter' };
    const body = { search, frequency: 'daily' } as const;
    await expect(person.call(saveSearch, { body })).rejects.toMatchObject(refusal);
    await expect(
      site.call(subscribeToSearch, { body: { ...body, email: 'asha@example.org' } }),
    ).rejects.toMatchObject(refusal);
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
    expect(await person.call(saveSearch, { body: { search } })).toEqual(again);
    expect(await person.call(saveSearch, { body: { search, frequency: 'off' } })).toEqual(saved);
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
      text: expect.stringMatching(/₹11,000\sa\smonth,\sbefore\s₹12,500/) as string,
    });
    await person.call(pauseAlerts, { body: { isPaused: true } });
    expect(await ask(9_000)).toBe(1);
  });
});
