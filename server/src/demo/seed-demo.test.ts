import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { login } from '@thikana/contract/accounts';
import { idTime } from '@thikana/contract/fields';
import { viewYourListings } from '@thikana/contract/own-listings';
import { listAllListings } from '@thikana/contract/search/search';
import { viewSite } from '@thikana/contract/site';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { openTestSite, type TestSite } from '../../test/test-site.ts';
import { seedDemo } from './seed-demo.ts';

const files = ['flat-exterior-01.webp', 'house-exterior-01.webp', 'shop-front-01.webp', 'land-01.webp'];
const ownerPassword = 'only for this demo';

describe('the demo', () => {
  const picturesDir = makeTemporaryFolder();
  let site: TestSite;
  let ownerEmail: string;

  const seed = () => seedDemo({ ...site.services, ownerPassword, picturesDir });
  const receivedFiles = () => readdirSync(join(site.dataDir, 'pictures/renditions'));

  beforeAll(async () => {
    for (const file of files) {
      const plain = sharp({ create: { width: 640, height: 480, channels: 3, background: '#e8c77a' } });
      await plain.webp().toFile(join(picturesDir, file));
    }
    site = await openTestSite();
    ({ ownerEmail } = await seed());
  });
  afterAll(() => site.close());

  it('fills the public lists, each listing with its cover', async () => {
    const { listings, ...paged } = await site.call(listAllListings, { query: { page: 1 } });
    expect(listings).toHaveLength(8);
    expect(paged).toMatchObject({ totalPages: Math.ceil(215 / 8) });
    for (const { cover } of listings) expect(cover).toMatchObject({ width: 640, height: 480 });
  });

  it('sets two social links, and leaves all other settings as they are', async () => {
    const labels = async () => (await site.call(viewSite, {})).socialLinks.map(({ label }) => label);
    await expect.poll(labels).toEqual(['Facebook', 'Instagram']);
    expect((await site.call(viewSite, {})).heroSlides).toHaveLength(3);
  });

  it('posts each listing at the time its id carries', async () => {
    const rows = await site.services.db.selectFrom('listings').select(['id', 'created_at']).execute();
    expect(rows).toHaveLength(240);
    for (const { id, created_at: createdAt } of rows) {
      expect(idTime(id).getTime()).toBe(Math.floor(createdAt.getTime() / 1000) * 1000);
    }
  });

  it('lets one owner log in, who has listings of every status', async () => {
    const { token } = await site.call(login, { body: { email: ownerEmail, password: ownerPassword } });
    const { postArray } = await site.as(token)(viewYourListings, {});
    const statuses = new Set(postArray.map((listing) => listing.approvalStatus));
    expect([...statuses].sort()).toEqual(['approved', 'pending', 'rejected']);
    const { count } = await site.services.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('password_hash', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('stores the reason of each rejection', async () => {
    const rejected = await site.services.db
      .selectFrom('listings')
      .leftJoin('listing_decisions', 'listing_id', 'listings.id')
      .select(['reason', 'announced_at'])
      .where('approval_status', '=', 'rejected')
      .execute();
    expect(rejected).toHaveLength(7);
    for (const { reason } of rejected) expect(reason).toMatch(/\.$/);
    // The next decision would otherwise send an email about each of them.
    for (const each of rejected) expect(each.announced_at).not.toBeNull();
  });

  it('stores each picture once and shares it', async () => {
    const uses = await site.services.db.selectFrom('listing_pictures').select('picture_id').execute();
    expect(uses.length).toBeGreaterThan(200);
    expect(new Set(uses.map((use) => use.picture_id)).size).toBe(files.length);
    expect(receivedFiles()).toHaveLength(files.length);
  });

  it('leaves no picture behind if storing the rows fails', async () => {
    await expect(seed()).rejects.toThrow('users_email_key');
    expect(receivedFiles()).toHaveLength(files.length);
  });
});
