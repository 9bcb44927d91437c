import { viewFreshness } from '@thikana/contract/freshness';
import { expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { newId } from '../../lib/ids.ts';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

it('counts the listings of the last seven days, and those that are confirmed', async () => {
  const count = () => site.call(viewFreshness, {});
  expect(await count()).toEqual({ newThisWeek: 0, confirmed: 0 });
  await makeListing(owner);
  const id = await makeListing(owner, { approvedBy: admin });
  expect(await count()).toEqual({ newThisWeek: 1, confirmed: 1 });

  const row = await site.services.db
    .selectFrom('listings')
    .select(listingRowColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const add = (days: number, changes = {}) =>
    site.services.db
      .insertInto('listings')
      .values({ ...row, ...changes, id: newId(new Date(Date.now() - days * dayMilliseconds)) })
      .execute();
  await add(6.9);
  await add(7.1);
  await add(1, { confirmed_at: null });
  await add(1, { hidden_at: new Date() });
  expect(await count()).toEqual({ newThisWeek: 3, confirmed: 3 });
});
