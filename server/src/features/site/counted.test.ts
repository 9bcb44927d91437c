import { viewSite } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const start = Date.now();
let time = start;

const site = await useTestSite({ now: () => new Date(time) });

/** The counters after their minute in the cache. */
const counters = async () => {
  time += 60_000;
  return (await site.call(viewSite, {})).counters;
};

it('counts public listings and users, in tens, and never below the minimum', async () => {
  expect(await counters()).toMatchObject({ listings: 10, customers: 10 });

  const [admin, owner] = await Promise.all([site.person('admin'), site.person()]);
  for (let count = 1; count <= 31; count++) await makeListing(owner, count <= 6 ? {} : { approvedBy: admin });
  for (let count = 2; count <= 29; count++) await site.person();
  expect(await counters()).toMatchObject({ listings: 20, customers: 20 });

  for (let count = 0; count < 5; count++) await makeListing(owner, { approvedBy: admin });
  await site.person();
  expect(await counters()).toMatchObject({ listings: 30, customers: 30 });
});
