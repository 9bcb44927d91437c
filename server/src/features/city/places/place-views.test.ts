import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { listAdminLandmarks } from '@thikana/contract/place-administration';
import { placeName } from '@thikana/contract/place-name';
import { afterEach, expect, it } from 'vitest';
import { openTestSite } from '../../../../test/test-site.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

it('lists places by their name in the language of the reader, page by page', async () => {
  const site = await openTestSite();
  const editor = await site.person('editor');
  setLanguageSource(() => 'bn');
  const pages = await Promise.all(
    ['1', '2'].map((page) => editor.call(listAdminLandmarks, { query: { page } })),
  );
  await site.close();
  const names = pages.flatMap(({ places }) => places.map(placeName));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted(new Intl.Collator('bn').compare));
  expect(names.at(0)).toMatch(/\p{sc=Beng}/u);
});
