import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { viewOwnListing, viewYourListings } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();

const ways: [string, (folder: string) => Promise<unknown>][] = [
  ['is moved', async () => {}],
  ['is a mount point without its disk', (folder) => mkdir(folder)],
  ['cannot be opened', (folder) => writeFile(folder, '')],
];

it.each(ways)(
  'while the picture store %s, posting fails completely with a clear error and works again afterwards',
  async (_, leave) => {
    const owner = await site.person();
    const pictures = [await photograph('#335577')];
    const id = await makeListing(owner, { pictures });
    const { post } = await owner.call(viewOwnListing, { params: { id } });
    const statusOfPicture = async () => (await site.app.http.inject(post.gallery[0]?.url ?? '')).statusCode;
    const folder = path.join(site.dataDir, 'pictures');
    await rename(folder, `${folder}.away`);
    await leave(folder);
    await expect(makeListing(owner, { pictures })).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      message: 'The site is busy. Please try again shortly.',
    });
    expect(await statusOfPicture()).toBe(503);
    await rm(folder, { recursive: true, force: true });
    await rename(`${folder}.away`, folder);
    expect(await statusOfPicture()).toBe(200);
    expect((await owner.call(viewYourListings, {})).postArray).toHaveLength(1);
    await makeListing(owner, { pictures });
    expect((await owner.call(viewYourListings, {})).postArray).toHaveLength(2);
  },
);

it('a start without the picture disk does not create a new store', async () => {
  const pictures = [await photograph('#335577')];
  await makeListing(await site.person(), { pictures });
  const folder = path.join(site.dataDir, 'pictures');
  await rename(folder, `${folder}.away`);
  const started = await openTestSite({ beside: site });
  try {
    const owner = await started.person();
    await expect(makeListing(owner, { pictures })).rejects.toMatchObject({ status: 503 });
    expect(existsSync(folder)).toBe(false);
    await rename(`${folder}.away`, folder);
    await makeListing(owner, { pictures });
  } finally {
    await started.close();
  }
});
