import type { Output } from '@thikana/contract/endpoint';
import { listAdminLandmarks } from '@thikana/contract/place-administration';
import { placeName } from '@thikana/contract/place-name';
import { expect, it } from 'vitest';
import { openTestSite } from '../../../../test/test-site.ts';
import { inLanguage } from '../../../lib/current-language.ts';

it('lists places by their name in the language of the reader, page by page', async () => {
  const site = await openTestSite();
  const editor = await site.person('editor');
  const headers = { authorization: `Bearer ${editor.token}`, 'accept-language': 'bn' };
  const pages = await Promise.all(
    ['1', '2'].map(async (page) => {
      const answer = await site.app.http.inject({ url: `${listAdminLandmarks.path}?page=${page}`, headers });
      return answer.json<Output<typeof listAdminLandmarks>>();
    }),
  );
  await site.close();
  const names = inLanguage('bn', () => pages.flatMap(({ places }) => places.map(placeName)));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted(new Intl.Collator('bn').compare));
  expect(names.at(0)).toMatch(/\p{sc=Beng}/u);
});
