import { mayModerate, type SessionUser } from '../../http/viewer.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

type ListingState = Pick<ListingRow, 'owner_id' | 'approval_status' | 'hidden_at'>;
type Action = 'view' | 'manage' | 'edit';

/** Who may do what with a listing. Managing it includes seeing its exact position, copying and deleting it. */
export function may(viewer: SessionUser | undefined, action: Action, listing: ListingState): boolean {
  const isOwner = viewer?.id === listing.owner_id;
  switch (action) {
    case 'view':
      return isPublic(listing) || isOwner || mayModerate(viewer);
    case 'manage':
      return isOwner || mayModerate(viewer);
    case 'edit':
      return isOwner && listing.approval_status === 'pending';
  }
}

export function isPublic(listing: Pick<ListingState, 'approval_status' | 'hidden_at'>): boolean {
  return listing.approval_status === 'approved' && listing.hidden_at === null;
}
