import type { OwnListing } from '@thikana/contract/own-listings';

export const listingTabs = ['all', 'approved', 'pending', 'rejected'] as const;
export type ListingTab = (typeof listingTabs)[number];

export function toListingTab(value: string | null): ListingTab {
  return listingTabs.find((tab) => tab === value) ?? 'all';
}

/** Rented and sold listings are approved, but no longer active. */
export const isClosed = ({ availability }: Pick<OwnListing, 'availability'>): boolean =>
  availability?.state === 'closed';

/** Visitors see it, or will once it is approved: a poster may be printed before. */
export const isShareable = ({
  approvalStatus,
  availability,
}: Pick<OwnListing, 'approvalStatus' | 'availability'>): boolean =>
  approvalStatus === 'pending' || availability?.state === 'confirmed' || availability?.state === 'asked';

export function listingsOfTab<T extends Pick<OwnListing, 'approvalStatus' | 'availability'>>(
  listings: readonly T[],
  tab: ListingTab,
): readonly T[] {
  if (tab === 'all') return listings;
  return listings.filter(
    (listing) => listing.approvalStatus === tab && !(tab === 'approved' && isClosed(listing)),
  );
}
