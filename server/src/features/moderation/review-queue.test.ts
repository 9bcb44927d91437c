import type { SignalKind } from '@thikana/contract/fraud-checks';
import { approvePost, pagePosts, selectPosts, viewQueueFilters } from '@thikana/contract/moderation';
import { expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const { pool } = site.services;
// The fraud checks must not add signals of their own.
await site.services.jobs.rest();
const moderator = await site.person('moderator');
const [few, many] = [await site.person(), await site.person()];
const post = (owner = many) => makeListing(owner, { fields: flatForRent });
const [first, second, third, other] = [await post(), await post(), await post(), await post(few)];
const approved = await makeListing(few, { approvedBy: moderator });
const { rows: batches } = await pool.query(
  `insert into import_batches (owner_id, file, run_by, started_at) values ($1, 'flats.csv', 'asha@desk', now()) returning id`,
  [many.id],
);
const batch: number = batches[0].id;
await pool.query('update listings set import_batch_id = $1 where id = any ($2)', [batch, [first, second]]);
const signal = (kind: SignalKind, listing: string, about: { other?: string; isDismissed?: boolean } = {}) =>
  pool.query(
    `insert into listing_signals (listing_id, kind, score, other_listing_id, found_at, dismissed_at)
     values ($1, $2, 1, $3, now(), $4)`,
    [listing, kind, about.other, about.isDismissed ? new Date() : null],
  );

await signal('price', first);
await signal('wording', second, { other });
await signal('pictures', third, { isDismissed: true });
await signal('price', approved);

const pending = { status: 'pending', direction: 'asc' } as const;
const found = async (query: object) =>
  (await moderator.call(pagePosts, { query: { ...pending, ...query } })).data.map(({ _id }) => _id);

it('is filtered by signal, owner and import', async () => {
  expect(await found({})).toEqual([first, second, third, other]);
  expect(await found({ signal: 'any' })).toEqual([first, second, other]);
  expect(await found({ signal: 'price' })).toEqual([first]);
  expect(await found({ signal: 'wording' })).toEqual([second, other]);
  expect(await found({ signal: 'pictures' })).toEqual([]);
  expect(await found({ owner: few.id })).toEqual([other]);
  expect(await found({ batch: String(batch) })).toEqual([first, second]);
  expect(await found({ batch: String(batch), signal: 'wording' })).toEqual([second]);
});

it('shows the open signals of each listing', async () => {
  const { data } = await moderator.call(pagePosts, { query: pending });
  expect(data.map(({ signals }) => signals)).toEqual([['price'], ['wording'], [], ['wording']]);
});

it('can be selected as a whole, with the versions that the moderator decides on', async () => {
  const all = await moderator.call(selectPosts, { query: { status: 'pending', owner: many.id } });
  const { data } = await moderator.call(pagePosts, { query: { ...pending, owner: many.id } });
  expect(all).toEqual({ total: 3, posts: data.map(({ _id, updatedAt }) => ({ _id, updatedAt })) });
});

it('offers the values that listings in it have', async () => {
  expect(await moderator.call(viewQueueFilters, {})).toEqual({
    signals: [
      { kind: 'wording', count: 2 },
      { kind: 'price', count: 1 },
    ],
    owners: [
      { _id: many.id, name: 'Asha Tamang', email: many.email, count: 3 },
      { _id: few.id, name: 'Asha Tamang', email: few.email, count: 1 },
    ],
    batches: [{ id: batch, file: 'flats.csv', count: 2 }],
  });
  for (const id of [first, second]) await moderator.call(approvePost, { query: { id } });
  expect((await moderator.call(viewQueueFilters, {})).batches).toEqual([]);
});
