import { createRandom } from '../../server/src/demo/random.ts';
import { siliguri } from '../../server/test/city/cities.ts';

const words = [
  ...['garden', 'balcony', 'view', 'quiet', 'bright', 'terrace', 'market', 'school', 'corner', 'water'],
  ...['tiles', 'kitchen', 'window', 'family', 'road', 'gate', 'marble', 'lane', 'tank', 'roof'],
];

/** Addresses of filtered lists of rentals, each a different one. Most find something. */
export function filterAddresses(count: number): string[] {
  const random = createRandom(20_261_124);
  return Array.from({ length: count }, (_, number) => {
    const query = new URLSearchParams({ priceRange: `${1_000 + (number % 500)}-${30_000 + number}` });
    if (random.chance(0.5)) query.set('location', random.pick(siliguri.areas).slug);
    if (random.chance(0.5)) query.set('propertyType', random.pick(['flat', 'house']));
    if (random.chance(0.3)) query.set('furnishing', random.pick(['unfurnished', 'semi-furnished']));
    return `/rentals?${query}`;
  });
}

/** The same without any listing: no rent is that high. */
export function emptyAddresses(count: number): string[] {
  return filterAddresses(count).map((address, number) =>
    address.replace(/priceRange=\d+-\d+/, `priceRange=${800_000_000 + number}-999999999`),
  );
}

/** Searches for three words that are no filters, each different. */
export function wordAddresses(count: number): string[] {
  const random = createRandom(4_711);
  const addresses = new Set<string>();
  while (addresses.size < count)
    addresses.add(`/rentals?${new URLSearchParams({ q: random.shuffle(words).slice(0, 4).join(' ') })}`);
  return [...addresses];
}
