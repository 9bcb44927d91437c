import type { Listing } from '@thikana/contract/listings';
import { listAllListings, understandWords } from '@thikana/contract/search/search';
import { limits } from '@thikana/contract/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDemoListings } from '../../../../test/make-listing.ts';
import { openTestSite, type TestSite } from '../../../../test/test-site.ts';
import judgedQueries from './judged-queries.json' with { type: 'json' };

/** The results that the visitor wants. */
interface Wants {
  area?: string[];
  category?: string[];
  intent?: string;
  /** Per month. */
  maxRent?: number;
  maxPrice?: number;
  bedrooms?: number;
  furnishing?: string[];
  parking?: boolean;
}

const queries: readonly { q: string; wants: Wants }[] = judgedQueries;
let site: TestSite;
let catalogue: Listing[];

beforeAll(async () => {
  site = await openTestSite();
  await addDemoListings(site);
  catalogue = await found({});
});
afterAll(() => site.close());

/** All results of a search. */
async function found(query: Record<string, string>, most = Number.POSITIVE_INFINITY): Promise<Listing[]> {
  const all: Listing[] = [];
  for (let page = 1; all.length < most; page += 1) {
    const { listings } = await site.call(listAllListings, {
      query: { ...query, page: String(page) } as never,
    });
    all.push(...listings);
    if (listings.length < limits.pageSize) break;
  }
  return all;
}

function isWanted(listing: Listing, wants: Wants): boolean {
  const isAmong = (wanted: readonly string[] | undefined, value: string | undefined) =>
    !wanted || wanted.includes(value ?? '');
  const isMonthly = listing.frequency === 'month' && (listing.pricePerFrequency ?? 0) <= (wants.maxRent ?? 0);
  return (
    isAmong(wants.area, listing.area) &&
    isAmong(wants.category, listing.propertyCategory) &&
    isAmong(wants.furnishing, listing.furnishing) &&
    (!wants.intent || listing.intent === wants.intent) &&
    (!wants.maxRent || isMonthly) &&
    (!wants.maxPrice || (listing.price ?? Number.POSITIVE_INFINITY) <= wants.maxPrice) &&
    (!wants.bedrooms || listing.bedrooms === wants.bedrooms) &&
    (!wants.parking || listing.parking === true)
  );
}

it('has enough queries with wanted results', () => {
  expect(queries.length).toBeGreaterThanOrEqual(120);
  for (const { q, wants } of queries) {
    expect({ q, count: catalogue.filter((listing) => isWanted(listing, wants)).length }).not.toMatchObject({
      count: 0,
    });
  }
});

it('finds at least 95 % of the wanted listings on the first page, in every spelling and script', async () => {
  let wantedInAll = 0;
  let foundInAll = 0;
  const missed: string[] = [];
  for (const { q, wants } of queries) {
    const understood = await site.call(understandWords, { query: { q } });
    const query = Object.fromEntries(
      Object.entries(understood).map(([name, value]) => [name, String(value)]),
    );
    const first = await found(query, limits.pageSize);
    const possible = Math.min(
      limits.pageSize,
      catalogue.filter((listing) => isWanted(listing, wants)).length,
    );
    const hits = first.filter((listing) => isWanted(listing, wants)).length;
    wantedInAll += possible;
    foundInAll += hits;
    if (hits < possible) missed.push(`${q}: ${hits} of ${possible}`);
  }
  console.log(
    `Recall in the first ${limits.pageSize}: ${((foundInAll / wantedInAll) * 100).toFixed(1)} %`,
    missed,
  );
  expect(foundInAll / wantedInAll).toBeGreaterThanOrEqual(0.95);
});
