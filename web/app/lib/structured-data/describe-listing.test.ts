import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, describe, expect, it } from 'vitest';
import { aListed, aListing, type Kind } from '../../../test/listings.ts';
import { site } from '../../../test/site.ts';
import { describeListing } from './describe-listing.server.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

const described = (...listing: Parameters<typeof aListing>) => {
  const [way, page] = describeListing({ listingDetails: aListing(...listing) }, site);
  return { way, page };
};

it('describes a rental with place and price', () => {
  const { pictures: _none, ...listing } = aListing('flat rent', {
    coordinates: { type: 'Point', coordinates: [88.41987, 26.72412] },
  });
  const url = `https://thikana.example/rentals/${listing._id}`;
  expect(described('flat rent', { ...listing, pictures: ['/pictures/a/800.jpg'] }).page).toEqual({
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: 'Two rooms with a view of the Mahananda',
    description: 'Morning sun, water all day.',
    datePosted: '2026-11-01T06:30:00.000Z',
    dateModified: '2026-11-20T20:00:00.000Z',
    image: ['https://thikana.example/pictures/a/800.jpg'],
    inLanguage: 'en-IN',
    about: {
      '@type': 'Apartment',
      address: { '@type': 'PostalAddress', addressLocality: 'Pradhan Nagar', addressCountry: 'IN' },
      geo: { '@type': 'GeoCoordinates', latitude: 26.72, longitude: 88.42 },
      numberOfBedrooms: 2,
      numberOfBathroomsTotal: 1,
      floorSize: { '@type': 'QuantitativeValue', value: 1250, unitCode: 'FTK' },
    },
    offers: {
      '@type': 'Offer',
      url,
      availability: 'https://schema.org/InStock',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceCurrency: 'INR',
      price: 12_500,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'INR',
        price: 12_500,
        unitCode: 'MON',
      },
    },
  });
});

it('describes a sale with one price', () => {
  const { page } = described('house sell');
  expect(page).toMatchObject({
    url: expect.stringContaining('https://thikana.example/buys/'),
    about: { '@type': 'House' },
    offers: { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' }, price: 12_345_678 },
  });
  expect(page).not.toHaveProperty('offers.priceSpecification');
});

it.each<[Kind, object]>([
  ['shop rent', { '@type': 'Store', additionalProperty: { value: 300, unitCode: 'FTK' } }],
  ['land sell', { '@type': 'Place', additionalProperty: { value: 2.5, unitText: 'Bigha' } }],
])('includes the size of a %s', (kind, about) => {
  expect(described(kind).page).toMatchObject({ about });
});

it('uses the unit code for the size of land if there is one', () => {
  const { page } = described('land sell', { availableLandSpaceUnit: 'acre' });
  expect(page).toMatchObject({ about: { additionalProperty: { value: 2.5, unitCode: 'ACR' } } });
  expect(page).not.toHaveProperty('about.additionalProperty.unitText');
});

describe('the way to it', () => {
  it.each<[Kind, string, string]>([
    ['flat rent', 'Rental Properties', '/rentals'],
    ['flat sell', 'For Sale', '/buys'],
  ])('goes to a %s over %s', (kind, name, path) => {
    const { _id: id, title } = aListed(kind);
    expect(described(kind).way).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://thikana.example/' },
        { '@type': 'ListItem', position: 2, name, item: `https://thikana.example${path}` },
        { '@type': 'ListItem', position: 3, name: title, item: `https://thikana.example${path}/${id}` },
      ],
    });
  });
});

it('uses the owner’s place name outside the site’s areas', () => {
  expect(described('flat rent', { area: 'other', location: 'Kurseong' }).page).toMatchObject({
    about: { address: { addressLocality: 'Kurseong' } },
  });
});

it.each<[Parameters<typeof aListing>[1], string | string[]]>([
  [{}, 'en-IN'],
  [{ description: 'সকালের রোদ, সারা দিন জল।' }, ['en-IN', 'bn-IN']],
  [{ secondTitle: 'महानन्दा देखिने दुई कोठा', secondDescription: 'बिहानको घाम, दिनभर पानी।' }, 'ne-IN'],
  [{ title: '2', description: '3' }, 'ne-IN'],
])('names the language of the text that is shown on a page in Nepali: %o', (texts, language) => {
  setLanguageSource(() => 'ne');
  expect(described('flat rent', texts).page).toHaveProperty('inLanguage', language);
});
