import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { listingRowColumns } from '../../platform/database/listing-row-columns.ts';
import { followOffers } from './follow-offers.ts';

const site = await useTestSite();

it('hides and shows more listings than one statement changes', async () => {
  const { db } = site.services;
  const admin = await site.person('admin');
  const land = await makeListing(await site.person(), { fields: landForSale, approvedBy: admin });
  const copies = 4_500;
  const others = sql.join(listingRowColumns.filter((name) => name !== 'id').map((name) => sql.ref(name)));
  await sql`
    insert into listings (id, ${others})
    select lpad(to_hex(number), 24, '0'), ${others} from listings, generate_series(1, ${copies}) as number
    where id = ${land}`.execute(db);
  const follow = (kinds: readonly string[]) =>
    db.transaction().execute((transaction) => followOffers(transaction, kinds, new Date()));
  const countShown = async () => {
    const shown = db.selectFrom('listings').where('hidden_at', 'is', null);
    const { count } = await shown
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  await follow(['rent flat']);
  expect(await countShown()).toBe(0);
  await follow(['rent flat', 'sell land']);
  expect(await countShown()).toBe(copies + 1);
});
