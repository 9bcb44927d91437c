import { currentCity } from '@thikana/contract/city';
import type { LeftOut } from '@thikana/contract/left-out';
import { viewListing } from '@thikana/contract/listings';
import { editListing, viewYourListings } from '@thikana/contract/own-listings';
import { listAllListings, listSales } from '@thikana/contract/search/search';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { type FormFields, flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { readStale, stalenessChannel } from '../../http/staleness.ts';
import { createNotifications } from '../../platform/database/notifications.ts';

const shopForRent = {
  ...flatForRent,
  propertyCategory: 'shop',
  shopArea: '200',
  title: 'Shop at the crossing',
};
const site = await useTestSite();
const [editor, admin, owner] = [await site.person('editor'), await site.person('admin'), await site.person()];
const ids = { flat: '', land: '' };
beforeAll(async () => {
  ids.flat = await makeListing(owner, { fields: flatForRent, approvedBy: admin });
  ids.land = await makeListing(owner, { fields: landForSale, approvedBy: admin });
});

async function leaveOut(leftOut: Partial<LeftOut>): Promise<void> {
  const { settings } = await editor.call(viewSettings, {});
  await editor.call(saveSettings, {
    body: { ...settings, leftOut: { intents: [], categories: [], ...leftOut } },
  });
}
afterEach(async () => {
  await leaveOut({});
  useCityOfTests('siliguri');
});

const shown = async () => {
  const { listings } = await site.call(listAllListings, { query: {} });
  return listings.map(({ _id }) => _id).sort();
};
const statusOf = async (path: string) => (await site.app.http.inject(path)).statusCode;

it('narrows what the city offers at once, and follows it again', async () => {
  await leaveOut({ intents: ['sell'], categories: ['shop'] });
  expect(currentCity().offers).toMatchObject({ intents: ['rent'], categories: ['house', 'flat'] });
  await expect(makeListing(owner, { fields: landForSale })).rejects.toMatchObject({
    fields: { intent: 'This site has no sales.' },
  });
  await expect(makeListing(owner, { fields: shopForRent })).rejects.toMatchObject({
    fields: { propertyCategory: 'This site does not offer this category.' },
  });
  expect(await statusOf('/feeds/buys.xml')).toBe(404);
  expect((await site.app.http.inject('/sitemaps/pages.xml')).body).not.toContain('/buys<');
  await leaveOut({});
  expect(currentCity().offers.intents).toEqual(['rent', 'sell']);
  expect(await statusOf('/feeds/buys.xml')).toBe(200);
});

it('hides listings of other kinds until they are offered again, and says so to their owners', async () => {
  expect(await shown()).toEqual([ids.flat, ids.land].sort());
  await leaveOut({ intents: ['sell'] });
  expect(await shown()).toEqual([ids.flat]);
  expect((await site.call(listSales, { query: {} })).sells).toEqual([]);
  await expect(site.call(viewListing, { params: { id: ids.land } })).rejects.toMatchObject({ status: 404 });
  const { postArray } = await owner.call(viewYourListings, {});
  const stateOf = (id: string) => postArray.find(({ _id }) => _id === id)?.availability?.state;
  expect([stateOf(ids.land), stateOf(ids.flat)]).toEqual(['unoffered', 'confirmed']);
  await leaveOut({ categories: ['flat'] });
  expect(await shown()).toEqual([ids.land]);
  await leaveOut({});
  expect(await shown()).toEqual([ids.flat, ids.land].sort());
});

it('answers 410 for a hidden listing that was public and is deleted', async () => {
  const id = await makeListing(owner, { fields: landForSale, approvedBy: admin });
  await leaveOut({ categories: ['land'] });
  await site.services.db.deleteFrom('listings').where('id', '=', id).execute();
  const removed = await site.services.db.selectFrom('removed_listings').select('id').execute();
  expect(removed).toEqual([{ id }]);
});

it('lets a pending listing of a kind that is no longer offered be edited, but not become one', async () => {
  const [flat, shop] = [
    await makeListing(owner, { fields: flatForRent }),
    await makeListing(owner, { fields: shopForRent }),
  ];
  const edit = (id: string, fields: FormFields) =>
    owner.call(editListing, { params: { id }, body: listingForm(fields) });
  await leaveOut({ categories: ['shop'] });
  await edit(shop, { ...shopForRent, title: 'A shop that is still there' });
  await expect(edit(flat, shopForRent)).rejects.toMatchObject({
    fields: { propertyCategory: 'This site does not offer this category.' },
  });
  await edit(shop, flatForRent);
  const row = await site.services.db
    .selectFrom('listings')
    .select(['category', 'hidden_reasons', 'hidden_at'])
    .where('id', '=', shop)
    .executeTakeFirst();
  expect(row).toEqual({ category: 'flat', hidden_reasons: [], hidden_at: null });
});

it('never leaves a site without anything, and never widens the city', async () => {
  await expect(leaveOut({ intents: ['rent', 'sell'] })).rejects.toMatchObject({ status: 400 });
  await expect(leaveOut({ intents: ['sell'], categories: ['house', 'flat', 'shop'] })).rejects.toMatchObject({
    fields: { 'leftOut.categories': expect.stringContaining('Land is for sale only') },
  });
});

it('tells every process', async () => {
  const heard: (readonly string[])[] = [];
  const { connectionString } = site.database;
  const notifications = createNotifications({ connectionString, log: silentLog });
  await notifications.listen(stalenessChannel, (payload) => heard.push(readStale(payload)?.names ?? []));
  await leaveOut({ categories: ['shop'] });
  await expect.poll(() => heard.flat(), { timeout: 1000 }).toEqual(expect.arrayContaining(['site', 'city']));
  heard.length = 0;
  await leaveOut({ categories: ['shop'] });
  await notifications.stop();
  expect(heard).toEqual([]);
});
