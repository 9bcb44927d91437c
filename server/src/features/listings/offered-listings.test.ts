import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const siliguri = currentCity();
afterEach(() => setCity(siliguri));
const offer = (offers: Partial<typeof siliguri.offers>) =>
  setCity({ ...siliguri, offers: { ...siliguri.offers, ...offers } });

it.each([
  [{ intents: ['sell'] }, { intent: 'This site has no rentals.' }],
  [{ categories: ['house'] }, { propertyCategory: 'This site does not offer this category.' }],
  [{ rentPeriods: ['week'] }, { frequency: 'This site does not offer this rent period.' }],
] as const)('refuses a flat for rent if the city offers %j', async (offers, fields) => {
  const owner = await site.person();
  offer(offers);
  await expect(makeListing(owner, { fields: flatForRent })).rejects.toMatchObject({ status: 400, fields });
});

it('has feeds and pages only for what the city offers', async () => {
  const statusOf = async (path: string) => (await site.app.http.inject(path)).statusCode;
  const pages = async () => (await site.app.http.inject('/sitemaps/pages.xml')).body;
  expect([await statusOf('/feeds/buys.xml'), await statusOf('/feeds/rentals.xml')]).toEqual([200, 200]);
  expect(await pages()).toContain('/buys<');
  offer({ intents: ['rent'] });
  expect([await statusOf('/feeds/buys.xml'), await statusOf('/feeds/rentals.xml')]).toEqual([404, 200]);
  expect(await pages()).not.toContain('/buys<');
});
