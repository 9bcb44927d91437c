import { registerBody } from '@thikana/contract/account-forms';
import { areaValues } from '@thikana/contract/areas';
import { currentCity, setCity } from '@thikana/contract/city';
import { sizeOfLandUnit } from '@thikana/contract/land';
import { parseListingFields } from '@thikana/contract/listing-fields';
import { nearestArea } from '@thikana/contract/nearest-area';
import { describe, expect, it } from 'vitest';
import { createDemoCatalogue } from './demo-catalogue.ts';

const kinds =
  'house-exterior flat-exterior living-room bedroom kitchen bathroom balcony-view shop-front shop-inside land';
const pictureFiles = kinds
  .split(' ')
  .flatMap((kind) => [1, 2, 3, 4].map((number) => `${kind}-0${number}.webp`));
const now = new Date('2026-11-21T06:30:00Z');
const { owners, listings } = createDemoCatalogue({ now, pictureFiles });
const wordsIn = (text: string) => text.split(/\s+/).length;
const countBy = (key: (listing: (typeof listings)[number]) => string) =>
  Object.fromEntries([...Map.groupBy(listings, key)].map(([name, group]) => [name, group.length]));

describe('the demo catalogue', () => {
  it('is the same every time', () => {
    expect(createDemoCatalogue({ now, pictureFiles })).toEqual({ owners, listings });
  });

  it('has 240 valid listings of every intent and category', () => {
    for (const { fields } of listings) expect(parseListingFields(fields).data).toEqual(fields);
    const counts = countBy(({ fields }) => `${fields.intent} ${fields.propertyCategory}`);
    expect(Object.keys(counts).sort()).toEqual([
      'rent flat',
      'rent house',
      'rent shop',
      'sell flat',
      'sell house',
      'sell land',
      'sell shop',
    ]);
    expect(listings).toHaveLength(240);
  });

  it('leaves out areas that it does not know, such as one that an operator added', () => {
    const city = currentCity();
    const added = { slug: 'new_town', name: 'New Town', latitude: 26.75, longitude: 88.49 };
    setCity({ ...city, areas: [...city.areas, added] });
    try {
      expect(createDemoCatalogue({ now, pictureFiles }).listings).toHaveLength(240);
    } finally {
      setCity(city);
    }
  });

  it('ends when an operator has added an area around a hill town', () => {
    const city = currentCity();
    const added = { slug: 'darjeeling', name: 'Darjeeling', latitude: 27.041, longitude: 88.2663 };
    setCity({ ...city, areas: [...city.areas, added] });
    try {
      const made = createDemoCatalogue({ now, pictureFiles }).listings;
      const inDarjeeling = made.filter(({ fields }) => fields.location.includes(', Darjeeling,'));
      expect(inDarjeeling.length).toBeGreaterThan(2);
      for (const { fields } of inDarjeeling) {
        const [longitude, latitude] = fields.coordinates.coordinates;
        expect(nearestArea({ longitude, latitude })).toBe('darjeeling');
      }
    } finally {
      setCity(city);
    }
  });

  it('covers every area and the hill towns', () => {
    const counts = countBy(({ fields: { coordinates } }) => {
      const [longitude, latitude] = coordinates.coordinates;
      return nearestArea({ longitude, latitude });
    });
    expect(Object.keys(counts).sort()).toEqual(areaValues().sort());
    for (const town of ['Darjeeling', 'Kurseong', 'Kalimpong', 'Mirik']) {
      expect(listings.filter(({ fields }) => fields.location.includes(town)).length).toBeGreaterThan(2);
    }
  });

  it('gives each listing its own text', () => {
    expect(new Set(listings.map(({ fields }) => fields.title)).size).toBe(240);
    expect(new Set(listings.map(({ fields }) => fields.description)).size).toBe(240);
    for (const { fields } of listings) {
      expect(wordsIn(fields.description), fields.description).toBeGreaterThanOrEqual(40);
      expect(wordsIn(fields.description), fields.description).toBeLessThanOrEqual(140);
      expect(fields.title.length, fields.title).toBeLessThanOrEqual(90);
    }
  });

  it('has realistic prices for Siliguri', () => {
    for (const { fields } of listings) {
      const { title } = fields;
      if (fields.intent === 'rent') {
        if (fields.propertyCategory === 'flat' && fields.frequency === 'month') {
          expect(fields.pricePerFrequency, title).toBeGreaterThanOrEqual(4_500);
          expect(fields.pricePerFrequency, title).toBeLessThanOrEqual(45_000);
        }
      } else if (fields.propertyCategory === 'land') {
        const perKatha = (fields.pricePerUnit / sizeOfLandUnit(fields.unit)) * 720;
        expect(perKatha, title).toBeGreaterThan(100_000);
        expect(perKatha, title).toBeLessThan(4_200_000);
      } else {
        expect(fields.price, title).toBeGreaterThanOrEqual(500_000);
        expect(fields.price, title).toBeLessThanOrEqual(30_000_000);
      }
    }
  });

  it('shows the outside first and no picture twice', () => {
    const covers = { house: 'house-exterior', flat: 'flat-exterior', shop: 'shop-front', land: 'land' };
    for (const { fields, pictureFiles: chosen } of listings) {
      expect(chosen[0]).toMatch(new RegExp(`^${covers[fields.propertyCategory]}-\\d`));
      expect(new Set(chosen).size).toBe(chosen.length);
    }
  });

  it('works without pictures', () => {
    const { listings: bare } = createDemoCatalogue({ now, pictureFiles: ['bedroom-01.webp'] });
    expect(new Set(bare.flatMap((listing) => listing.pictureFiles))).toEqual(new Set(['bedroom-01.webp']));
  });

  it('has mostly approved listings of the last three months, the newest first', () => {
    expect(countBy(({ status }) => status)).toEqual({ approved: 215, pending: 18, rejected: 7 });
    const ages = listings.map(({ postedDaysAgo }) => postedDaysAgo);
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
    expect(ages[0]).toBe(0);
    expect(ages.at(-1)).toBeLessThan(90);
    expect(ages.filter((age) => age < 30).length).toBeGreaterThan(ages.length / 3);
  });

  it('has owners that could register, each with listings', () => {
    const used = new Set(listings.map(({ ownerIndex }) => ownerIndex));
    expect(used.size).toBe(owners.length);
    for (const { name, email, phone } of owners) {
      expect(registerBody.safeParse({ name, email, phone, password: 'secret' }).error).toBeUndefined();
      expect(email).toMatch(/@example\.(com|org|net)$/);
    }
  });
});
