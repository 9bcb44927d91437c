import type { Listing } from '@thikana/contract/listings';
import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useKept } from '#web/lib/device/kept-list.ts';
import { type KeptListing, shortlist, viewed } from '#web/lib/device/kept-listings.ts';
import { Shortlisted } from './shortlisted.tsx';
import { Viewed } from './viewed.tsx';

interface Found {
  /** The requested ids. Those without a listing are no longer public. */
  asked: readonly string[];
  listings: readonly Listing[];
}

interface Props {
  found: Found;
  cardOf: (listing: Listing) => ReactNode;
}

/** The device's shortlist and the recently viewed listings, in sync with other tabs. */
export function ShortlistScreen({ found, cardOf }: Props) {
  const kept = useKept(shortlist);
  const seen = useKept(viewed);
  useNewcomers([...kept, ...seen], found.asked);
  const isAsked = ({ id }: KeptListing) => found.asked.includes(id);
  const isShortlisted = ({ id }: KeptListing) => kept.some((each) => each.id === id);
  const byId = new Map(found.listings.map((listing) => [listing._id, listing]));
  const others = seen.filter((each) => !isShortlisted(each)).map(({ id }) => byId.get(id));

  return (
    <>
      <Shortlisted kept={kept.filter(isAsked)} byId={byId} cardOf={cardOf} />
      <Viewed listings={others.filter((listing) => listing !== undefined)} cardOf={cardOf} />
    </>
  );
}

/** Fetches listings that another tab has added. */
function useNewcomers(kept: readonly KeptListing[], asked: readonly string[]): void {
  const { revalidate, state } = useRevalidator();
  const hasNewcomers = kept.some(({ id }) => !asked.includes(id));
  useEffect(() => {
    if (hasNewcomers && state === 'idle') revalidate();
  }, [hasNewcomers, state, revalidate]);
}
