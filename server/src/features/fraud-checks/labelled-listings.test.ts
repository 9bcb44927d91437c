import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haveRealOffers } from '../../../test/labelled-listings/real-offers.ts';
import { type LabelledListing, storeListings } from '../../../test/labelled-listings/store-listings.ts';
import { openTestSite, type TestSite } from '../../../test/test-site.ts';
import { compareListing } from './compare-listing.ts';

const patienceMilliseconds = 600_000;

let site: TestSite;
let listings: LabelledListing[];
/** The pairs that were flagged as copies, by kind of signal. */
let noticed: { id: string; other: string; kind: string }[];

describe.skipIf(!haveRealOffers)('200 listings, 40 of them copies (skipped without the data sets)', () => {
  beforeAll(async () => {
    site = await openTestSite();
    listings = await storeListings(site.services);
    for (const { id } of listings) await compareListing(site.services, id);
    const rows = await site.services.db.selectFrom('listing_signals').selectAll().execute();
    noticed = rows.flatMap(({ listing_id, other_listing_id, kind }) =>
      other_listing_id ? [{ id: listing_id, other: other_listing_id, kind }] : [],
    );
  }, patienceMilliseconds);
  afterAll(() => site?.close());

  it('finds 90 % of the copies and flags at most 5 % of the others', () => {
    const copies = listings.filter(({ copyOf }) => copyOf !== undefined);
    const isFoundBy = (kind?: string) =>
      copies.filter(({ id, copyOf }) =>
        noticed.some(
          (pair) => pair.id === id && pair.other === copyOf && (kind === undefined || pair.kind === kind),
        ),
      ).length;
    const isRight = ({ id, other }: { id: string; other: string }) =>
      listings.some(
        (copy) => copy.copyOf && [id, other].every((each) => [copy.id, copy.copyOf].includes(each)),
      );
    const wrongly = new Set(noticed.filter((pair) => !isRight(pair)).flatMap(({ id, other }) => [id, other]));
    console.log(
      `${isFoundBy()} of ${copies.length} copies found (${isFoundBy('pictures')} by pictures, ${isFoundBy('wording')} by words), ${wrongly.size} of ${listings.length} listings in wrong pairs`,
    );
    expect(listings).toHaveLength(200);
    expect(isFoundBy() / copies.length).toBeGreaterThanOrEqual(0.9);
    expect(wrongly.size / (listings.length - copies.length)).toBeLessThanOrEqual(0.05);
  });
});
