import path from 'node:path';
import { login } from '@thikana/contract/accounts';
import { viewYourListings } from '@thikana/contract/own-listings';
import { listAllListings } from '@thikana/contract/search/search';
import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../test/city/cities.ts';
import { openTestSite } from '../../test/test-site.ts';
import { packDemoFile, seedPackDemo } from './seed-pack-demo.ts';

const folderOf = (name: string) => path.resolve(import.meta.dirname, '../../../cities', name);
const ownerPassword = 'only for this demo';

afterEach(() => useCityOfTests('siliguri'));

it.each(['kathmandu', 'braga'] as const)(
  'the demo of %s is imported whole, for an owner who can log in',
  async (name) => {
    useCityOfTests(name);
    const site = await openTestSite({ environment: { CITY: name } });
    try {
      const file = packDemoFile(folderOf(name));
      if (!file) throw new Error('The pack has no demo.');
      const { ownerEmail } = await seedPackDemo({ db: site.services.db, file, ownerPassword });
      const { total } = await site.call(listAllListings, { query: {} });
      expect(total).toBe(28);
      const { token } = await site.call(login, { body: { email: ownerEmail, password: ownerPassword } });
      expect((await site.as(token)(viewYourListings, {})).postArray).toHaveLength(28);
    } finally {
      await site.close();
    }
  },
);

it('a pack without a demo file has no demo', () => {
  expect(packDemoFile(folderOf('siliguri'))).toBeUndefined();
});
