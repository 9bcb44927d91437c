import type { ModeratedListing } from '@thikana/contract/moderation';

/** Whether reports hide an approved listing from visitors, alone or with other reasons. */
export const isHiddenByReports = ({ approvalStatus, hiddenFor }: ModeratedListing): boolean =>
  approvalStatus === 'approved' && hiddenFor.includes('reported');
