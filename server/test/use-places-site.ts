import { setCity } from '@thikana/contract/city';
import { changeArea, viewAdminArea } from '@thikana/contract/place-administration';
import { understandWords } from '@thikana/contract/search/search';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { siliguri, useCityOfTests } from './city/cities.ts';
import { openTestSite } from './test-site.ts';

export type PlacesSite = Awaited<ReturnType<typeof openPlacesSite>>;

/** Opens a site for each test, because a change of places concerns the whole city. */
export function usePlacesSite(onOpen: (opened: PlacesSite) => void): void {
  let opened: PlacesSite;
  beforeEach(async () => {
    opened = await openPlacesSite();
    onOpen(opened);
  });
  afterEach(async () => {
    await opened.site.close();
    useCityOfTests('siliguri');
  });
  afterAll(() => setCity(siliguri));
}

async function openPlacesSite() {
  const site = await openTestSite();
  const [editor, admin] = [await site.person('editor'), await site.person('admin')];
  return {
    site,
    editor,
    admin,
    async change(slug: string, changes: object) {
      const { formerSlugs, byHand, listings, isUnplaced, ...area } = await editor.call(viewAdminArea, {
        params: { slug },
      });
      return editor.call(changeArea, { params: { slug }, body: { ...area, ...changes } });
    },
    understand: (q: string) => site.call(understandWords, { query: { q } }),
  };
}
