import { listAuditEntries } from '@thikana/contract/audit';
import { viewListing } from '@thikana/contract/listings';
import { editListing, postListing, viewOwnListing } from '@thikana/contract/own-listings';
import { type Settings, saveSettings, viewSettings } from '@thikana/contract/settings';
import { viewSite } from '@thikana/contract/site';
import { noTranslation } from '@thikana/contract/site-translations';
import { beforeEach, expect, it } from 'vitest';
import { landForSale, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { stubWeb } from '../../../test/stub-web.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { markStale } from '../../http/staleness.ts';
import { readSettings } from './settings.ts';

let settings: Settings;

/** A page with the contact details. */
const web = stubWeb(async (_url, { call }) => JSON.stringify(await call(viewSite, {})));

const site = await useTestSite({ web, environment: { CONTACT_PHONES: '+91 353 000 0001' } });
const admin = await site.person('admin');
beforeEach(async () => {
  settings = (await admin.call(viewSettings, {})).settings;
});

const save = (changes: Partial<Settings>) =>
  admin.call(saveSettings, { body: { ...settings, ...changes } as Settings });
const page = async () => (await site.app.http.inject({ url: '/about' })).body;
const entries = async () =>
  (await admin.call(listAuditEntries, { query: { action: 'settings.change' } })).entries;

it('default to the environment and the product until saved', async () => {
  expect(settings.contactPhones).toEqual(['+91 353 000 0001', '+91 353 000 0001']);
  expect(await site.call(viewSite, {})).toEqual({
    name: 'Thikana',
    url: 'http://localhost:3000',
    contactEmail: 'hello@thikana.example',
    contactPhones: ['+91 353 000 0001'],
    contactLocation: 'Siliguri, West Bengal, India',
    socialLinks: [],
    heroSlides: [
      { headline: 'Find your dream property today!', subtext: 'Discover the perfect home in Siliguri' },
      { headline: 'Exclusive deals on properties!', subtext: 'Premium listings at competitive prices' },
      { headline: 'Your perfect home awaits!', subtext: 'Let us help you find your ideal property' },
    ],
    landUnits: 'printed',
    counters: { listings: 10, customers: 10, areas: 20 },
  });
});

it('have the texts of the operator by language; others are those of the pack, or in English', async () => {
  const shown = async (path: string) =>
    JSON.parse((await site.app.http.inject({ url: `${path}/about` })).body.replace('<!doctype html>', ''));
  const claimOfBengali = 'শিলিগুড়ির ঠিকানা';
  const [first, ...others] = settings.heroSlides;
  if (!first) throw new Error('There are no slides.');
  const saved = await save({
    brand: { ...settings.brand, claim: 'The address of Siliguri' },
    heroSlides: [{ ...first, headline: 'Homes by the river' }, ...others],
    translations: {
      bn: {
        ...noTranslation,
        claim: claimOfBengali,
        heroSlides: [{ headline: 'নদীর ধারে বাড়ি', subtext: '' }],
      },
    },
  });
  await expect.poll(() => shown('/bn')).toMatchObject({ claim: claimOfBengali });
  const bengali = await shown('/bn');
  expect(bengali.contactLocation).toBe('শিলিগুড়ি, পশ্চিমবঙ্গ, ভারত');
  expect(bengali.heroSlides[0]).toEqual({ headline: 'নদীর ধারে বাড়ি', subtext: first.subtext });
  // Unlike the first, the others are still those of the pack.
  expect(bengali.heroSlides[1].headline).toBe('ঘরবাড়ি আর জমির ভালো সুযোগ');
  const hindi = await shown('/hi');
  expect([hindi.claim, hindi.heroSlides[0].headline]).toEqual([
    'The address of Siliguri',
    'Homes by the river',
  ]);
  expect((await shown('')).claim).toBe('The address of Siliguri');
  const { packTranslations } = await admin.call(viewSettings, {});
  expect(saved.packTranslations).toEqual(packTranslations);
  expect(packTranslations.bn?.heroSlides.map(({ headline }) => headline !== '')).toEqual([false, true, true]);
  expect((await entries())[0]?.detail).toContain('Texts in other languages: none → বাংলা: 32 characters');
});

it('about money and the safety of accounts stay as they are when an editor saves', async () => {
  const editor = await site.person('editor');
  const upi = { id: 'office@bank', payee: 'Thikana' };
  await save({ upi });
  const body = {
    ...settings,
    contactLocation: 'Hill Cart Road',
    twoStepForAdmins: true,
    featured: { offers: [{ area: 'any', days: 7, priceRupees: 1 }], placesPerArea: 1 },
    upi: { id: 'editor@bank', payee: 'Editor' },
  } as Settings;
  const saved = (await editor.call(saveSettings, { body })).settings;
  expect(saved).toEqual({ ...settings, contactLocation: 'Hill Cart Road', upi });
  expect((await entries())[0]).toMatchObject({ admin: { _id: editor.id }, subject: { label: 'Location' } });
  await save({});
});

it('name the areas of offers in the log', async () => {
  const offers = [
    { area: 'any', days: 7, priceRupees: 500 },
    { area: 'matigara', days: 14, priceRupees: 900 },
  ];
  await save({ featured: { offers, placesPerArea: 2 } });
  expect((await entries())[0]?.detail).toMatch(/→ Every area 7 days .*500, Matigara 14 days .*900/);
  await save({});
});

it('reach every page within a second, and the log names the changes', async () => {
  expect(await page()).toContain('hello@thikana.example');
  const socialLinks = [{ label: 'Photographs', url: 'https://photos.example/thikana' }];
  const answer = await save({ contactEmail: 'office@thikana.example', socialLinks });
  expect(answer.settings).toMatchObject({ contactEmail: 'office@thikana.example', socialLinks });
  await expect.poll(page, { timeout: 1000 }).toContain('office@thikana.example');
  expect(await page()).toContain('https://photos.example/thikana');
  const [entry] = await entries();
  expect(entry).toMatchObject({
    admin: { _id: admin.id },
    subject: { label: 'Contact email, Social links' },
    detail:
      'Contact email: hello@thikana.example → office@thikana.example\n' +
      'Social links: none → Photographs https://photos.example/thikana',
  });
  const headers = { authorization: `Bearer ${admin.token}`, 'accept-language': 'bn' };
  const inBengali = await site.app.http.inject({ url: '/api/admin/audit?action=settings.change', headers });
  expect(inBengali.json().entries[0]).toMatchObject({
    subject: { label: 'যোগাযোগের ইমেল, সোশ্যাল লিঙ্ক' },
    detail: expect.stringMatching(/→ office@thikana\.example\n.*: নেই →/),
  });
});

it.each(['/', '/about', '/contact', '/rentals'])('of every kind that pages show reach %s', async (url) => {
  const shown = async () => (await site.app.http.inject({ url })).body;
  const mark = url.slice(1) || 'home';
  const phones = [`+91 353 000 10${String(url.length).padStart(2, '0')}`, '1800 123 4567'] as const;
  await shown();
  await save({
    contactEmail: `mail-${mark}@thikana.example`,
    contactPhones: [...phones],
    contactLocation: `Place of ${mark}`,
    legal: { ...settings.legal, responsible: `Owner of ${mark}` },
    socialLinks: [{ label: `Link ${mark}`, url: `https://photos.example/${mark}` }],
    heroSlides: settings.heroSlides.map((slide, index) => ({ ...slide, headline: `Slide ${index} ${mark}` })),
    counterFloors: { listings: 7000 + url.length, customers: 8000 + url.length, areas: 9000 + url.length },
  });
  await expect.poll(shown, { timeout: 10_000 }).toContain(`Place of ${mark}`);
  const about = JSON.parse((await shown()).replace('<!doctype html>', ''));
  expect(about).toMatchObject({
    contactEmail: `mail-${mark}@thikana.example`,
    contactPhones: [...phones],
    contactLocation: `Place of ${mark}`,
    responsible: `Owner of ${mark}`,
    socialLinks: [{ label: `Link ${mark}`, url: `https://photos.example/${mark}` }],
    counters: { listings: 7000 + url.length, customers: 8000 + url.length, areas: 9000 + url.length },
  });
  expect(about.heroSlides.map(({ headline }: { headline: string }) => headline)).toEqual(
    [0, 1, 2].map((index) => `Slide ${index} ${mark}`),
  );
});

it('that are saved unchanged leave no entry', async () => {
  const before = await entries();
  await save({});
  expect(await entries()).toEqual(before);
});

it('that another process saved are noticed', async () => {
  await site.call(viewSite, {});
  await site.services.db.transaction().execute(async (transaction) => {
    const value = JSON.stringify({ ...settings, contactLocation: 'Kurseong' });
    await transaction.deleteFrom('settings').execute();
    await transaction.insertInto('settings').values({ value }).execute();
    await markStale(transaction, ['site']);
  });
  await expect.poll(async () => (await site.call(viewSite, {})).contactLocation).toBe('Kurseong');
});

it('that are no longer valid fall back to the defaults', async () => {
  const { db } = site.services;
  await db.updateTable('settings').set({ value: '{"landUnits":"furlongs"}' }).execute();
  await markStale(db, ['site']);
  await expect
    .poll(async () => (await site.call(viewSite, {})).contactLocation)
    .toBe('Siliguri, West Bengal, India');
});

it('keep the other values when one is no longer valid', async () => {
  const { db } = site.services;
  const value = JSON.stringify({
    landUnits: 'furlongs',
    contactLocation: 'Kalimpong',
    twoStepForAdmins: true,
  });
  await db.updateTable('settings').set({ value }).execute();
  expect(await readSettings(db, settings)).toEqual({
    ...settings,
    contactLocation: 'Kalimpong',
    twoStepForAdmins: true,
  });
});

it('set the minimum that the counters show', async () => {
  await save({ counterFloors: { listings: 500, customers: 0, areas: 20 } });
  expect((await site.call(viewSite, {})).counters).toEqual({ listings: 500, customers: 0, areas: 20 });
});

it('set the daily allowance of phone numbers', async () => {
  await save({ phoneNumbersADay: { anonymous: 1, signedIn: 0 } });
  const [reader, ...owners] = await Promise.all([site.person(), site.person(), site.person()]);
  const ids = await Promise.all(owners.map((owner) => makeListing(owner, { approvedBy: admin })));
  const look = async (id = '', call = site.call) => (await call(viewListing, { params: { id } })).listingUser;
  expect(await look(ids[0])).toHaveProperty('phone');
  expect(await look(ids[1])).toHaveProperty('phoneWithheld', true);
  expect(await look(ids[0], reader.call)).toHaveProperty('phoneWithheld', true);
});

it('set the weights of land units, also for existing listings', async () => {
  const owner = await site.person();
  const land = { ...landForSale, availableLandSpace: '10', availableLandSpaceUnit: 'decimal' };
  const { post } = await owner.call(postListing, { body: listingForm(land) });
  const total = async () => (await owner.call(viewOwnListing, { params: { id: post._id } })).post.totalPrice;
  expect(await total()).toBe(6_400_000);
  await save({ landUnits: 'standard' });
  expect(await total()).toBe(4_840_000);
  const { post: edited } = await owner.call(editListing, {
    params: { id: post._id },
    body: listingForm({ ...land, availableLandSpace: '20' }),
  });
  expect(edited.totalPrice).toBe(9_680_000);
  await save({ landUnits: 'printed' });
  expect(await total()).toBe(12_800_000);
});

it('are rejected with a text for each invalid field', async () => {
  const wrong = save({
    contactEmail: 'nobody',
    socialLinks: [{ label: 'Site', url: 'http://photos.example' }],
    phoneNumbersADay: { anonymous: -1, signedIn: 100 },
  });
  await expect(wrong).rejects.toMatchObject({
    status: 400,
    fields: {
      contactEmail: 'Invalid email address.',
      'socialLinks.0.url': 'Please give a full address that begins with https://',
      'phoneNumbersADay.anonymous': 'Please give a number from 0 to 1000.',
    },
  });
});

it.each(['0353 251 2345', '1800 123 4567', '+44 20 7946 0018', '98320 11111'])(
  'take the contact number %s',
  async (phone) => {
    expect((await save({ contactPhones: [phone, phone] })).settings.contactPhones).toEqual([phone, phone]);
  },
);

it.each(['12', 'Call us', '+91 1', '98320 11111 / 98320 22222'])(
  'refuse the contact number %s at its field',
  async (phone) => {
    const [first] = settings.contactPhones;
    await expect(save({ contactPhones: [first, phone] })).rejects.toMatchObject({
      status: 400,
      fields: {
        'contactPhones.1':
          'This is not a phone number of India. A number of another country starts with + and its code.',
      },
    });
    expect((await admin.call(viewSettings, {})).settings).toEqual(settings);
  },
);

it('keep a contact number from before numbers were checked', async () => {
  const { db } = site.services;
  const before = { ...settings, contactPhones: ['12', '12'] } as Settings;
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(before) })
    .execute();
  await markStale(db, ['site']);
  await expect.poll(async () => (await site.call(viewSite, {})).contactPhones).toEqual(['12']);
  const saved = await save({ ...before, contactLocation: 'Kurseong' });
  expect(saved.settings).toMatchObject({ contactPhones: ['12', '12'], contactLocation: 'Kurseong' });
});
