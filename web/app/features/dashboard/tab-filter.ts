import type { ApprovalStatus } from '@thikana/contract/vocabulary';

export const listingTabs = ['all', 'approved', 'pending', 'rejected'] as const;
export type ListingTab = (typeof listingTabs)[number];

export function toListingTab(value: string | null): ListingTab {
  return listingTabs.find((tab) => tab === value) ?? 'all';
}

export function listingsOfTab<T extends { approvalStatus: ApprovalStatus }>(
  listings: readonly T[],
  tab: ListingTab,
): readonly T[] {
  return tab === 'all' ? listings : listings.filter(({ approvalStatus }) => approvalStatus === tab);
}
