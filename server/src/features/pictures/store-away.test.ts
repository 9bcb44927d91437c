import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { viewYourListings } from '@thikana/contract/listings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';

let site: TestSite;
let owner: Person;
beforeAll(async () => {
  site = await openTestSite();
  owner = await site.person();
});
afterAll(() => site.close());

it('while the store of pictures is away nothing half is posted, the reader is told, and then it goes on', async () => {
  const pictures = [await photograph('#335577')];
  await makeListing(owner, { pictures });
  const folder = path.join(site.dataDir, 'pictures');
  await rename(folder, `${folder}.away`);
  await writeFile(folder, '');
  await expect(makeListing(owner, { pictures })).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'The site is busy for a moment. Please try again shortly.',
  });
  await rm(folder);
  await rename(`${folder}.away`, folder);
  expect((await owner.call(viewYourListings, {})).postArray).toHaveLength(1);
  await makeListing(owner, { pictures });
  expect((await owner.call(viewYourListings, {})).postArray).toHaveLength(2);
});
