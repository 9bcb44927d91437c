import { expect, it } from 'vitest';
import { site } from '../../../test/site.ts';
import { pageMeta } from './page-meta.ts';
import { unlistedMeta } from './page-title.ts';
import { previewMeta } from './preview-meta.ts';

const inSite = [{ id: 'root', loaderData: { site } }];
const page = { title: 'Rental Properties', description: 'Homes to let.', path: '/rentals?page=2' };

it('has the canonical address, whichever was requested', () => {
  const descriptors = pageMeta(inSite, page);
  expect(descriptors).toContainEqual({ title: 'Rental Properties – Thikana' });
  expect(descriptors).toContainEqual({
    property: 'og:url',
    content: 'https://thikana.example/rentals?page=2',
  });
  expect(descriptors).toContainEqual({
    rel: 'canonical',
    href: 'https://thikana.example/rentals?page=2',
  });
});

it.each(['en-IN', 'x-default'])('lists its languages in %s', (hrefLang) => {
  expect(pageMeta(inSite, page)).toContainEqual({
    rel: 'alternate',
    hrefLang,
    href: 'https://thikana.example/rentals?page=2',
  });
});

it('has a large preview picture if there is one', () => {
  expect(pageMeta(inSite, page)).toContainEqual({ name: 'twitter:card', content: 'summary' });
  const preview = previewMeta({ path: '/listing-pictures/a/card-b.jpg', alt: 'Sunny flat, ₹12,000 a month' });
  const previewed = pageMeta(inSite, { ...page, preview });
  const url = 'https://thikana.example/listing-pictures/a/card-b.jpg';
  expect(previewed).toEqual(
    expect.arrayContaining([
      { name: 'twitter:card', content: 'summary_large_image' },
      { property: 'og:image', content: url },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Sunny flat, ₹12,000 a month' },
      { name: 'twitter:image', content: url },
    ]),
  );
});

it('links to the feed of a list', () => {
  const descriptors = pageMeta(inSite, { ...page, feed: '/feeds/rentals.xml?propertyType=flat' });
  expect(descriptors).toContainEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Rental Properties',
    href: 'https://thikana.example/feeds/rentals.xml?propertyType=flat',
  });
});

it('has no address without the site’s details', () => {
  const descriptors = pageMeta([{ id: 'root' }], page);
  expect(descriptors).toContainEqual({ property: 'og:title', content: 'Rental Properties' });
  expect(JSON.stringify(descriptors)).not.toContain('/rentals');
});

it('uses the configured site name in the title', () => {
  const named = [{ id: 'root', loaderData: { site: { ...site, name: 'Homes & Land' } } }];
  expect(pageMeta(named, page)).toContainEqual({ title: 'Rental Properties – Homes & Land' });
  expect(unlistedMeta(() => 'Messages')({ matches: named })).toContainEqual({
    title: 'Messages – Homes & Land',
  });
});
