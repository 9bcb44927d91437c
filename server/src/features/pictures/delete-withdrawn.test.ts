import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deleteOwnAccount, prepareOwnData } from '@thikana/contract/own-data';
import { deleteListing, postListing } from '@thikana/contract/own-listings';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { flatForRent, listingForm, photograph } from '../../../test/listing-forms.ts';
import { sweepOf } from '../../../test/sweep.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';
import { deleteWithdrawn } from './delete-withdrawn.ts';
import { finishPicture } from './picture-jobs.ts';
import { picturesRepository } from './pictures.repository.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const deletedAt = new Date('2026-11-02T09:00:00Z');
const hours = (count: number) => new Date(deletedAt.getTime() + count * 3_600_000);

let now: Date;
let site: TestSite;
let owner: Person;
beforeEach(async () => {
  now = deletedAt;
  site = await openTestSite({ now: () => now });
  owner = await site.person();
});
afterEach(() => site.close());

const stored = () => readdir(path.join(site.dataDir, 'pictures/renditions'));
const statusOf = async (url: string) => (await site.app.http.inject(url)).statusCode;
const forget = () =>
  deleteWithdrawn(site.services.pictures, picturesRepository(site.services.db), site.services.now());

async function post(): Promise<{ id: string; url: string }> {
  const body = listingForm(flatForRent, [await photograph('#3a7d5a', 640, 480)]);
  const { post } = await owner.call(postListing, { body });
  return { id: post._id, url: post.pictures[0] ?? '' };
}

it.each(['owner', 'administrator'])(
  'keeps the files of pictures that its %s deleted for seven days',
  async (who) => {
    const deleted = await post();
    const other = await post();
    const person = who === 'owner' ? owner : await site.person('admin');
    expect(await statusOf(deleted.url)).toBe(200);
    // Pictures that are still being finished get their files back, until the end of that work removes them.
    await jobsAreDone(site, [finishPicture.name]);

    await person.call(deleteListing, { params: { id: deleted.id } });

    expect(await statusOf(deleted.url)).toBe(404);
    expect(await stored()).toHaveLength(2);
    now = hours(7 * 24);
    const { db } = site.services;
    await sweepOrphans({ ...(await sweepOf(site)), now: () => hours(9_999) }, 'renditions');
    expect(await forget()).toBe(0);
    expect(await stored()).toHaveLength(2);

    now = hours(7 * 24 + 1);
    expect(await forget()).toBe(1);
    expect(await stored()).toEqual([other.url.split('/')[2]]);
    expect(await statusOf(other.url)).toBe(200);
    expect(await db.selectFrom('pictures').select('id').execute()).toHaveLength(1);
  },
);

it('includes them in the data export while they are kept', async () => {
  const { id, url } = await post();
  await owner.call(deleteListing, { params: { id } });
  const packed = await site.app.http.inject((await owner.call(prepareOwnData, {})).url);
  const files = unzipSync(packed.rawPayload);
  const { listings, pictures } = JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString());
  expect(listings).toEqual([]);
  expect(pictures).toMatchObject([{ withdrawn_from: id, withdrawn_at: deletedAt.toISOString() }]);
  expect(files).toHaveProperty([`pictures/${url.split('/')[2]}.jpg`]);
});

it('deletes them at once with the account', async () => {
  await owner.call(deleteListing, { params: { id: (await post()).id } });
  const { password, email } = owner;
  await owner.call(deleteOwnAccount, { body: { password, confirm: email } });
  await expect.poll(stored).toEqual([]);
});
