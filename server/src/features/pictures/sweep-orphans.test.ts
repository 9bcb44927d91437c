import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postListing } from '@thikana/contract/listings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatForRent, listingForm, photograph } from '../../../test/listing-forms.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { picturesRepository } from './pictures.repository.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const orphan = 'a'.repeat(32);
const newcomer = 'b'.repeat(32);
const stored = (folder: string) => readdirSync(path.join(site.dataDir, 'pictures', folder));
const inTwoHours = () => new Date(site.services.now().getTime() + 2 * 3_600_000);

function leave(file: string, hoursAgo: number): void {
  const place = path.join(site.dataDir, 'pictures', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, 'x');
  const time = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(place, time, time);
}

it('removes what no row names within the hour, and nothing else', async () => {
  const owner = await site.person();
  await owner.call(postListing, { body: listingForm(flatForRent, [await photograph('#3a7d5a', 640, 480)]) });
  const [kept = ''] = stored('renditions');
  leave(`originals/${orphan}`, 0.75);
  leave(`renditions/${orphan}/640.jpg`, 0.75);
  leave(`originals/${newcomer}`, 0);
  const { pictures, db, now } = site.services;

  expect(await sweepOrphans(pictures, picturesRepository(db), { where: 'originals', now: now() })).toBe(1);
  expect(stored('originals')).toContain(newcomer);
  expect(stored('renditions')).toEqual([kept]);

  leave(`renditions/${orphan}/640.jpg`, 2);
  const later = { where: 'renditions', now: inTwoHours() } as const;
  expect(await sweepOrphans(pictures, picturesRepository(db), later)).toBe(1);
  expect(stored('renditions')).toEqual([kept]);
});
