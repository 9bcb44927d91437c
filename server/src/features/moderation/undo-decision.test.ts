import { saveSearch } from '@thikana/contract/alerts';
import { listAuditEntries } from '@thikana/contract/audit';
import { decidePosts, undoDecisions } from '@thikana/contract/bulk-decisions';
import { viewListing } from '@thikana/contract/listings';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { viewOwnListing } from '@thikana/contract/own-listings';
import { banUser } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { wakeWorkers } from '../../../test/wake-workers.ts';

let clock = Date.now();
const site = await useTestSite({ now: () => new Date(clock) });
const [admin, colleague] = await Promise.all([site.person('admin'), site.person('moderator')]);

const seconds = (count: number) => {
  clock += count * 1000;
};
const statusOf = async (owner: Person, id: string) =>
  (await owner.call(viewOwnListing, { params: { id } })).post.approvalStatus;
const approve = (id: string, by = admin) => by.call(approvePost, { query: { id } });
const reject = (id: string, by = admin) => by.call(rejectPost, { query: { id, reason: 'Blurred pictures' } });
const undo = (ids: string[], by = admin) => by.call(undoDecisions, { body: { ids } });
const announced = async () => {
  await passUndoTime(site.services.pool);
  await jobsAreDone(site, ['announce-decisions', 'match-listing', 'mail-matches']);
};
/** Starts the announcements that wait, by the clock of the database only. */
const delayedJobsStart = async () => {
  await site.services.pool.query(
    `update pgboss.job set start_after = now() where name = 'announce-decisions' and state = 'created'`,
  );
  await wakeWorkers(site.services.pool, 'announce-decisions');
  await jobsAreDone(site, ['announce-decisions']);
};
const subjectsTo = async (email: string): Promise<string[]> => {
  const { rows } = await site.services.pool.query(
    `select data->>'subject' as subject from pgboss.job where name = 'send-mail' and data->>'to' = $1
     order by created_on`,
    [email],
  );
  return rows.map(({ subject }) => subject);
};

it('an approval shows the listing at once; undone, it was never there for its owner and for saved searches', async () => {
  const [owner, seeker] = [await site.person(), await confirmedPerson(site)];
  await seeker.call(saveSearch, { body: { search: { propertyType: 'flat' }, frequency: 'at-once' } });
  const id = await makeListing(owner);
  await approve(id);
  await site.call(viewListing, { params: { id } });

  seconds(59);
  expect(await undo([id])).toEqual({ done: [id], failed: [] });
  expect(await statusOf(owner, id)).toBe('pending');
  await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await announced();
  expect(await subjectsTo(owner.email)).toEqual([]);
  expect(await subjectsTo(seeker.email)).toEqual([]);

  await approve(id);
  await announced();
  expect(await subjectsTo(owner.email)).toEqual([`Your listing is online: ${flatForRent.title}`]);
  expect(await subjectsTo(seeker.email)).toEqual([`New: ${flatForRent.title}`]);
});

it('a rejection that is undone leaves the listing as it was, and its reason is not shown', async () => {
  const owner = await site.person();
  const id = await makeListing(owner, { approvedBy: admin });
  const before = await owner.call(viewOwnListing, { params: { id } });
  await announced();
  await reject(id);
  await undo([id]);
  const { post } = await owner.call(viewOwnListing, { params: { id } });
  expect(post).toMatchObject({ approvalStatus: 'approved', confirmedAt: before.post.confirmedAt });
  await announced();
  expect(await subjectsTo(owner.email)).toHaveLength(1);

  await admin.call(rejectPost, { query: { id } });
  await approve(id);
  await reject(id);
  await undo([id]);
  await undo([id]);
  const rejected = await owner.call(viewOwnListing, { params: { id } });
  expect(rejected.post.approvalStatus).toBe('rejected');
  expect(rejected.post.rejectionReason).toBeUndefined();
});

it('is refused after a minute, after the emails and for the decision of another', async () => {
  const owner = await site.person();
  const [late, told, other, pending] = [
    await makeListing(owner),
    await makeListing(owner),
    await makeListing(owner),
    await makeListing(owner),
  ];
  await approve(told);
  await announced();
  await site.services.pool.query('update listing_decisions set decided_at = $1 where listing_id = $2', [
    new Date(clock),
    told,
  ]);
  expect((await undo([told])).failed).toMatchObject([{ code: 'undo_too_late' }]);
  await approve(late);
  seconds(61);
  await approve(other);
  await reject(other, colleague);
  const { done, failed } = await undo([late, told, other, pending, '0'.repeat(24)]);
  expect(done).toEqual([]);
  expect(failed.map(({ code }) => code)).toEqual([
    'undo_too_late',
    'undo_too_late',
    'undo_not_yours',
    'undo_not_yours',
    'listing_not_found',
  ]);
  expect(await statusOf(owner, other)).toBe('rejected');
  await undo([other], colleague);
  expect(await statusOf(owner, other)).toBe('approved');
  await undo([other]);
  expect(await statusOf(owner, other)).toBe('pending');
});

it('is in the log', async () => {
  const id = await makeListing(await site.person());
  await approve(id);
  await undo([id]);
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'listing.undo-decision' } });
  expect(entries[0]).toMatchObject({
    admin: { _id: admin.id },
    subject: { _id: id, label: flatForRent.title },
    detail: 'Back to pending',
  });
});

it('an owner gets one email about decisions in a row, and none while the last can be undone', async () => {
  const owner = await site.person();
  const ids: string[] = [];
  for (const title of ['The flat with the blue door', 'The flat with the red door', 'The flat with no door'])
    ids.push(await makeListing(owner, { fields: { ...flatForRent, title } }));
  const [blue = '', red = '', none = ''] = ids;
  await approve(blue);
  await admin.call(decidePosts, { body: { decision: 'approve', posts: [{ _id: red }] } });
  await passUndoTime(site.services.pool, blue);
  await jobsAreDone(site, ['announce-decisions']);
  await admin.call(decidePosts, {
    body: { decision: 'reject', ids: [none], reason: 'A flat needs a door' },
  });
  expect(await subjectsTo(owner.email)).toEqual([]);
  await announced();
  expect(await subjectsTo(owner.email)).toEqual(['We have reviewed 3 of your listings']);
  const { text } = await site.mailTo(owner.email, 'We have reviewed');
  expect(text).toMatch(
    /These 2 listings are approved\..*blue.*red.*cannot publish.*no door.*A flat needs a door/s,
  );
});

it('an owner who is banned within the minute is not told that the listing is online', async () => {
  const owner = await site.person();
  await approve(await makeListing(owner));
  await admin.call(banUser, { params: { id: owner.id }, body: { reason: 'Not the owner' } });
  seconds(61);
  await announced();
  expect(await subjectsTo(owner.email)).toEqual([expect.stringContaining('suspended')]);
});

it('is announced even if the job starts a moment before the minute is over', async () => {
  const owner = await site.person();
  await approve(await makeListing(owner));
  await delayedJobsStart();
  expect(await subjectsTo(owner.email)).toEqual([]);
  seconds(61);
  await delayedJobsStart();
  expect(await subjectsTo(owner.email)).toEqual([`Your listing is online: ${flatForRent.title}`]);
});

it('several listings are decided on, each on its own', async () => {
  const owner = await site.person();
  const [changed, fine] = [await makeListing(owner), await makeListing(owner)];
  const answer = await admin.call(decidePosts, {
    body: {
      decision: 'approve',
      posts: [
        { _id: '0'.repeat(24) },
        { _id: changed, unmodifiedSince: '2026-01-01T00:00:00.000Z' },
        { _id: fine },
      ],
    },
  });
  expect(answer).toEqual({
    done: [fine],
    failed: [
      { _id: '0'.repeat(24), code: 'listing_not_found', message: 'This property listing was not found.' },
      {
        _id: changed,
        code: 'listing_changed',
        message: expect.stringContaining('was changed'),
      },
    ],
  });
  expect(await statusOf(owner, fine)).toBe('approved');
  expect(await statusOf(owner, changed)).toBe('pending');
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'listing.approve' } });
  expect(entries[0]?.subject._id).toBe(fine);
});
