import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import type { OwnListing } from '@thikana/contract/own-listings';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnListingCard } from '#web/features/dashboard/own-listing-card.tsx';
import { CompareTable } from '#web/features/listings/compare-table.tsx';
import { DetailsCard } from '#web/features/listings/details-card.tsx';
import { SmallCard } from '#web/features/map/small-card.tsx';
import { PostTitleCell } from '#web/features/moderation/post-title-cell.tsx';
import { CaseListings } from '#web/features/reports/case-listings.tsx';
import { aListed, idFrom } from '../../test/listings.ts';
import { showPart } from '../../test/show.tsx';

beforeEach(() => setLanguageSource(() => 'bn'));
afterEach(() => setLanguageSource(() => baseLanguage));

const listing = aListed('flat rent', { alternateLocation: 'Near the post office' });
const rejected = { ...listing, approvalStatus: 'rejected', rejectionReason: 'Blurred photos' } as OwnListing;
const parts: Record<string, ReactElement> = {
  'an own listing': <OwnListingCard listing={rejected} onManage={() => undefined} />,
  'a card on the map': <SmallCard listing={listing} />,
  'a row of the administrators': <PostTitleCell post={{ ...listing, owner: undefined } as never} />,
  'the listings of a report': <CaseListings listings={[listing]} />,
  'the details of a listing': <DetailsCard listing={listing} />,
  'a comparison': (
    <CompareTable listings={[listing, aListed('flat rent', { _id: idFrom('2026-01-01T00:00:00Z') })]} />
  ),
};

/** Texts of people that an element of the page’s language contains. */
function unmarkedIn(container: HTMLElement): string[] {
  const { title, location, alternateLocation = '' } = listing;
  const written = [title, location, alternateLocation, 'Blurred photos'];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const unmarked: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const isWritten = written.some((text) => textContent?.includes(text));
    if (isWritten && !parentElement?.closest('[lang=en]')) unmarked.push(textContent ?? '');
  }
  return unmarked;
}

it.each(Object.entries(parts))('%s says which texts are in another language', async (_, part) => {
  const { container } = await showPart(part);
  expect(container.textContent).toMatch(/[A-Za-z]{4}/);
  expect(unmarkedIn(container)).toEqual([]);
});
