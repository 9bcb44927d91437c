import type { Listing } from '@thikana/contract/listings';
import type { RemovedListing } from '@thikana/contract/removed-listings';
import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSaved } from '#web/lib/device/saved-list.ts';
import { type SavedListing, shortlist, viewed } from '#web/lib/device/saved-listings.ts';
import { Shortlisted } from './shortlisted.tsx';
import { Viewed } from './viewed.tsx';

interface Found {
  /** The requested ids. Those without a listing are no longer public. */
  asked: readonly string[];
  listings: readonly Listing[];
  /** Of those on the shortlist, the ones that were deleted, rented out or sold. */
  removed: ReadonlyMap<string, RemovedListing>;
}

interface Props {
  found: Found;
  cardOf: (listing: Listing) => ReactNode;
}

/** The device's shortlist and the recently viewed listings, in sync with other tabs. */
export function ShortlistScreen({ found, cardOf }: Props) {
  const kept = useSaved(shortlist);
  const seen = useSaved(viewed);
  useNewcomers([...kept, ...seen], found.asked);
  const isAsked = ({ id }: SavedListing) => found.asked.includes(id);
  const isShortlisted = ({ id }: SavedListing) => kept.some((each) => each.id === id);
  const byId = new Map(found.listings.map((listing) => [listing._id, listing]));
  const others = seen.filter((each) => !isShortlisted(each)).map(({ id }) => byId.get(id));

  return (
    <>
      <Shortlisted kept={kept.filter(isAsked)} byId={byId} removedById={found.removed} cardOf={cardOf} />
      <Viewed listings={others.filter((listing) => listing !== undefined)} cardOf={cardOf} />
    </>
  );
}

/** Fetches listings that another tab has added. */
function useNewcomers(kept: readonly SavedListing[], asked: readonly string[]): void {
  const { revalidate, state } = useRevalidator();
  const hasNewcomers = kept.some(({ id }) => !asked.includes(id));
  useEffect(() => {
    if (hasNewcomers && state === 'idle') revalidate();
  }, [hasNewcomers, state, revalidate]);
}
