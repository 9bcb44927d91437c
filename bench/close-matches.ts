import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Listing } from '@thikana/contract/listings';
import { listAllListings } from '@thikana/contract/search/search';
import { openDemoSite } from '../server/test/open-demo-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * Measures which filters are relaxed for searches with few listings. The searches are made from the listings of the
 * demo: someone wants the same home for less, in the same area, with as many rooms, and furnished.
 */
const { call, close } = await openDemoSite();
const catalogue: Listing[] = [];
for (let number = 1; ; number += 1) {
  const { listings } = await call(listAllListings, { query: { limit: '50', page: String(number) } } as never);
  if (listings.length === 0) break;
  catalogue.push(...listings);
}

/** The same home for so much of its price. */
function searchFrom(listing: Listing, share: number): Record<string, string> | undefined {
  const price = 'pricePerFrequency' in listing ? listing.pricePerFrequency : undefined;
  if (listing.propertyCategory !== 'flat' && listing.propertyCategory !== 'house') return undefined;
  if (price === undefined || !('bedrooms' in listing) || !listing.bedrooms) return undefined;
  return {
    ...{ purpose: 'rent', propertyType: listing.propertyCategory, location: listing.area },
    ...{ rooms: String(listing.bedrooms), priceRange: `0-${Math.round(price * share)}` },
    ...(listing.furnishing && { furnishing: listing.furnishing }),
  };
}

interface Counted {
  searches: number;
  few: number;
  none: number;
  gained: number;
  relaxed: Record<string, number>;
}

async function count(share: number): Promise<Counted> {
  const counted: Counted = { searches: 0, few: 0, none: 0, gained: 0, relaxed: {} };
  for (const listing of catalogue) {
    const query = searchFrom(listing, share);
    if (!query) continue;
    const { total, relaxed } = await call(listAllListings, { query } as never);
    counted.searches += 1;
    counted.few += total < 4 ? 1 : 0;
    counted.none += total === 0 && !relaxed ? 1 : 0;
    if (!relaxed) continue;
    counted.gained += relaxed.total - total;
    const text = Object.entries(relaxed.instead)
      .map(([name, value]) => (value === '' ? `without ${name}` : name))
      .join(' and ');
    counted.relaxed[text] = (counted.relaxed[text] ?? 0) + 1;
  }
  return counted;
}

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(0)} %`;
const shares = [1, 0.8, 0.5];
const all = await Promise.all(shares.map(count));
const report = [
  '# Close matches',
  '',
  `\`node bench/close-matches.ts\` (${machineLine()}).`,
  '',
  markdownTable(
    ['at most', 'searches', 'fewer than 4', 'no listing at all', 'listings gained', 'relaxed most often'],
    all.map(({ searches, few, none, gained, relaxed }, place) => [
      `${percent(shares[place] ?? 0, 1)} of the price`,
      searches,
      percent(few, searches),
      none,
      (gained / Math.max(few, 1)).toFixed(1),
      Object.entries(relaxed)
        .sort(([, one], [, other]) => other - one)
        .slice(0, 5)
        .map(([text, times]) => `${text} ${percent(times, few)}`)
        .join(', '),
    ]),
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/close-matches.md'), report);
await close();
