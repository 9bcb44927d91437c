import { expect, it } from 'vitest';
import { aListed } from '../../../test/listings.ts';
import { site } from '../../../test/site.ts';
import { describeList } from './describe-list.server.ts';
import { describeSite } from './describe-site.server.ts';

it('numbers the listings of a page within the whole list', () => {
  const listings = [aListed('flat rent'), aListed('land sell')];
  const things = describeList({ name: () => 'All Properties', path: '/properties' })(
    { listings, total: 18, page: 3 },
    site,
  );
  expect(things).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://thikana.example/' },
        { position: 2, name: 'All Properties', item: 'https://thikana.example/properties' },
      ],
    },
    {
      '@type': 'ItemList',
      numberOfItems: 18,
      itemListElement: [
        { position: 17, url: `https://thikana.example/rentals/${listings[0]?._id}` },
        { position: 18, url: `https://thikana.example/buys/${listings[1]?._id}` },
      ],
    },
  ]);
});

it('names the publisher of the site', () => {
  expect(describeSite(site)).toMatchObject([
    {
      '@type': 'Organization',
      '@id': 'https://thikana.example/#organization',
      name: 'Thikana',
      url: 'https://thikana.example/',
      sameAs: ['https://social.example/thikana', 'https://pictures.example/thikana'],
    },
    {
      '@type': 'WebSite',
      url: 'https://thikana.example/',
      publisher: { '@id': 'https://thikana.example/#organization' },
    },
  ]);
});
