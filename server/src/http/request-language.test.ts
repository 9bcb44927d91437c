import { currentCity, setCity } from '@thikana/contract/city';
import { currentLanguage } from '@thikana/contract/language';
import { expect, it } from 'vitest';
import { stubWeb } from '../../test/stub-web.ts';
import { useTestSite } from '../../test/test-site.ts';

/** Pages that print their language and address. */
const web = stubWeb(async ({ pathname }) => {
  await Promise.resolve();
  return `${currentLanguage()} ${pathname}`;
});
const site = await useTestSite({ web });

async function pageAt(url: string): Promise<string> {
  return (await site.app.http.inject({ url })).body.replace('<!doctype html>', '');
}

it('renders and keeps a page in the language of its address', async () => {
  for (const _ of ['rendered', 'kept']) {
    expect(await pageAt('/rentals?page=2')).toBe('en /rentals');
    expect(await pageAt('/bn/rentals?page=2')).toBe('bn /bn/rentals');
    expect(await pageAt('/hi')).toBe('hi /hi');
  }
});

it('renders many pages at once, each in its language', async () => {
  const pages = await Promise.all(
    ['bn', 'hi', 'ne'].flatMap((language) =>
      [1, 2, 3].map((page) => pageAt(`/${language}/about?visit=${page}`)),
    ),
  );
  expect(pages.map((page) => page.slice(0, 2)).join(' ')).toBe('bn bn bn hi hi hi ne ne ne');
});

it('has no second address for the API, and none for a language that the city does not offer', async () => {
  expect((await site.app.http.inject({ url: '/bn/api/site' })).headers['content-type']).toContain(
    'text/html',
  );
  const city = currentCity();
  setCity({ ...city, languages: ['en', 'hi'] });
  expect(await pageAt('/bn/contact')).toBe('en /bn/contact');
  expect(await pageAt('/hi/contact')).toBe('hi /hi/contact');
  setCity(city);
});
