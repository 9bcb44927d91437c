import { listAuditEntries } from '@thikana/contract/audit';
import { approvePost, pagePosts, rejectPost, viewActivity } from '@thikana/contract/moderation';
import { deleteListing, editListing, postListing } from '@thikana/contract/own-listings';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, type Person, useTestSite } from '../../../test/test-site.ts';
import { cityWeeks } from '../../lib/city-weeks.ts';
import { newId } from '../../lib/ids.ts';

let owner: Person;
let admin: Person;

const site = await useTestSite();
[owner, admin] = await Promise.all([site.person(), site.person('admin')]);

const post = async (fields: Record<string, string>, by = owner) =>
  (await by.call(postListing, { body: listingForm(fields) })).post._id;
const auditOf = async (id: string) =>
  (await admin.call(listAuditEntries, {})).entries.filter((entry) => entry.subject._id === id);

describe('the page of posts', () => {
  const titles = [
    'Mango orchard at Phansidewa',
    'Empty plot behind the mango market',
    'Tea shop on Hill Cart Road',
  ];
  let ids: string[] = [];
  beforeAll(async () => {
    const [mango = '', plot = '', shop = ''] = titles;
    ids = [
      await post({ ...landForSale, title: mango, pricePerUnit: '500' }),
      await post({ ...landForSale, title: plot, pricePerUnit: '900' }),
      await post({ ...flatForRent, title: shop, pricePerFrequency: '100' }, await site.person()),
    ];
    await admin.call(approvePost, { query: { id: ids[1] ?? '' } });
  });
  const found = async (query: object) =>
    (await admin.call(pagePosts, { query })).data.map((listing) => listing.title);

  it('matches every word in title, place, id or owner', async () => {
    const [mango, plot, shop] = titles;
    expect(await found({ q: 'MANGO plot' })).toEqual([plot]);
    expect(await found({ q: 'salugara' })).toEqual([plot, mango]);
    expect(await found({ q: ids[2] })).toEqual([shop]);
    expect(await found({ q: owner.email })).toEqual([plot, mango]);
    for (const q of ['%', 'm_ngo', 'mango\\']) expect(await found({ q })).toEqual([]);
  });

  it('is sorted by the requested column and filtered by status', async () => {
    const [mango, plot, shop] = titles;
    expect(await found({})).toEqual([shop, plot, mango]);
    expect(await found({ sort: 'price', direction: 'asc' })).toEqual([shop, mango, plot]);
    expect(await found({ sort: 'title', direction: 'asc' })).toEqual([plot, mango, shop]);
    expect(await found({ sort: 'status', direction: 'asc' })).toEqual([plot, mango, shop]);
    expect(await found({ status: 'approved' })).toEqual([plot]);
    expect(await found({ status: 'pending', direction: 'asc' })).toEqual([mango, shop]);
  });

  it('has eight listings with their owners, without gaps or repeats', async () => {
    for (let count = 0; count < 15; count++) await post(flatForRent);
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const answer = await admin.call(pagePosts, { query: { sort: 'owner', page } });
      expect(answer).toMatchObject({ page, total: 18, totalPages: 3 });
      expect(answer.data.every((listing) => listing.user?.phone === '+919000000001')).toBe(true);
      seen.push(...answer.data.map((listing) => listing._id));
    }
    expect(seen).toHaveLength(18);
    expect(new Set(seen).size).toBe(18);
  });
});

it('every decision is stored with administrator, time, statuses and reason', async () => {
  const colleague = await site.person('admin');
  const id = await post(flatForRent);
  const startedAt = Date.now();
  await admin.call(approvePost, { query: { id } });
  await admin.call(approvePost, { query: { id } });
  await colleague.call(rejectPost, { query: { id, reason: 'The pictures are of another house' } });
  const kept = await site.services.db
    .selectFrom('listing_decisions')
    .select(['admin_id', 'from_status', 'to_status', 'reason', 'decided_at'])
    .where('listing_id', '=', id)
    .orderBy('id')
    .execute();
  expect(kept.map(({ decided_at, ...decision }) => decision)).toEqual([
    { admin_id: admin.id, from_status: 'pending', to_status: 'approved', reason: null },
    {
      admin_id: colleague.id,
      from_status: 'approved',
      to_status: 'rejected',
      reason: 'The pictures are of another house',
    },
  ]);
  for (const { decided_at } of kept) expect(Math.abs(decided_at.getTime() - startedAt)).toBeLessThan(60_000);
});

describe('the log', () => {
  it('has an entry for each decision, and none for a repeated one', async () => {
    const id = await post({ ...flatForRent, title: 'Flat that is decided on' });
    await admin.call(approvePost, { query: { id } });
    await admin.call(approvePost, { query: { id } });
    await admin.call(rejectPost, { query: { id, reason: 'The pictures are of another house' } });
    expect(await auditOf(id)).toMatchObject([
      { action: 'listing.reject', detail: 'The pictures are of another house' },
      {
        action: 'listing.approve',
        admin: { _id: admin.id, name: 'Asha Tamang' },
        subject: { label: 'Flat that is decided on' },
      },
    ]);
  });

  it('has none if the owner changed the listing in the meantime: nothing is approved unseen', async () => {
    const { post: seen } = await owner.call(postListing, { body: listingForm(flatForRent) });
    const { post: edited } = await owner.call(editListing, {
      params: { id: seen._id },
      body: listingForm({ ...flatForRent, title: 'Pay to this account first' }),
    });
    const approve = (unmodifiedSince: string) =>
      admin.call(approvePost, { query: { id: seen._id, unmodifiedSince } });
    await expect(approve(seen.updatedAt)).rejects.toMatchObject({ status: 409, code: 'listing_changed' });
    expect(await auditOf(seen._id)).toEqual([]);
    expect((await approve(edited.updatedAt)).result.approvalStatus).toBe('approved');
    // A request that is repeated after a lost answer succeeds.
    expect((await approve(edited.updatedAt)).result.approvalStatus).toBe('approved');
    expect(await auditOf(seen._id)).toHaveLength(1);
  });

  it('has an entry for a listing that an administrator deleted, none for an owner’s own', async () => {
    const [theirs, mine] = [await post(flatForRent), await post(flatForRent)];
    await admin.call(deleteListing, { params: { id: theirs } });
    await owner.call(deleteListing, { params: { id: mine } });
    expect(await auditOf(theirs)).toMatchObject([
      { action: 'listing.delete', subject: { label: flatForRent.title } },
    ]);
    expect(await auditOf(mine)).toEqual([]);
  });

  it('is paged by twenty, newest first, and filtered by action', async () => {
    await site.services.db
      .insertInto('audit_entries')
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          admin_id: admin.id,
          action: 'user.ban' as const,
          subject_id: newId(),
          subject_label: `Person ${index}`,
          detail: null,
        })),
      )
      .execute();
    const labels = async (page: number) => {
      const answer = await admin.call(listAuditEntries, { query: { action: 'user.ban', page } });
      expect(answer).toMatchObject({ page, total: 25, totalPages: 2 });
      return answer.entries.map((entry) => entry.subject.label);
    };
    expect((await labels(1)).slice(0, 2)).toEqual(['Person 24', 'Person 23']);
    expect(await labels(2)).toEqual(['Person 4', 'Person 3', 'Person 2', 'Person 1', 'Person 0']);
  });
});

describe('activity', () => {
  it('counts the last twelve weeks, and areas by status', async () => {
    const today = new Date();
    let time = today;
    const quarter = await openTestSite({ now: () => time });
    const [owner, admin] = await Promise.all([quarter.person(), quarter.person('admin')]);
    const weeks = cityWeeks(today, 12);
    const [oldest = today, next = today] = weeks.map(({ startsAt }) => startsAt);
    const before = (await admin.call(viewActivity, {})).data;
    for (const at of [new Date(oldest.getTime() - 1000), oldest, next]) {
      time = at;
      await makeListing(owner, { fields: landForSale });
    }
    time = today;

    const { data } = await admin.call(viewActivity, {});
    await quarter.close();
    expect(data.weeks.map((week) => week.start)).toEqual(weeks.map((week) => week.start));
    expect(data.weeks.slice(0, 3).map((week) => week.listings)).toEqual([1, 1, 0]);
    expect(data.weeks.at(-1)).toEqual(before.weeks.at(-1));
    expect(data.weeks.at(-1)?.signUps).toBeGreaterThanOrEqual(2);
    const salugara = (activity: typeof data) => activity.areas.find(({ area }) => area === 'salugara');
    expect(salugara(data)?.pending).toBe((salugara(before)?.pending ?? 0) + 3);
    const totals = data.areas.map(({ approved, pending, rejected }) => approved + pending + rejected);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(data).not.toHaveProperty('moreAreas');
  });

  it('sums the areas beyond the 25 with the most listings', async () => {
    const { db } = site.services;
    const owner = await site.person();
    const ids = await Promise.all(
      Array.from({ length: 30 }, () => makeListing(owner, { fields: landForSale })),
    );
    for (const [number, id] of ids.entries())
      await db
        .updateTable('listings')
        .set({ area: `area-${number}` })
        .where('id', '=', id)
        .execute();
    const { data } = await (await site.person('admin')).call(viewActivity, {});
    const { rows } = await sql<{ areas: number; pending: number }>`
      select count(*)::int as areas, sum(pending)::int as pending from (
        select count(*) filter (where approval_status = 'pending') as pending from listings
        group by area order by count(*) desc, area offset 25
      ) as rest`.execute(db);
    expect(data.areas).toHaveLength(25);
    expect(data.moreAreas).toMatchObject(rows[0] ?? {});
    expect(data.moreAreas?.areas).toBeGreaterThan(4);
  });
});
