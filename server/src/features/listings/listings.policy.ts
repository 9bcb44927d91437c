import { isAdministrator, type SessionUser } from '../../http/viewer.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

type ListingState = Pick<ListingRow, 'owner_id' | 'approval_status' | 'hidden_at'>;
type Action = 'view' | 'locate' | 'edit' | 'delete';

/** Who may do what with a listing; to locate it is to know its exact place though others do not. */
export function may(viewer: SessionUser | undefined, action: Action, listing: ListingState): boolean {
  const isOwner = viewer?.id === listing.owner_id;
  switch (action) {
    case 'view':
      return isPublic(listing) || isOwner || isAdministrator(viewer);
    case 'locate':
      return isOwner || isAdministrator(viewer);
    case 'edit':
      return isOwner && listing.approval_status === 'pending';
    case 'delete':
      return isOwner || isAdministrator(viewer);
  }
}

export function isPublic(listing: Pick<ListingState, 'approval_status' | 'hidden_at'>): boolean {
  return listing.approval_status === 'approved' && listing.hidden_at === null;
}
