import type { TableEntries } from './entry.ts';

/** Listings with their pictures, decisions, statistics and payments. */
export const listingEntries: TableEntries = {
  pictures: {
    personal: [
      {
        columns: 'id owner_id width height finished_at created_at withdrawn_at withdrawn_from',
        ...{ data: 'listings', purpose: 'listings', kept: 'listing', erased: 'deleted' },
        exported: 'pictures',
      },
      {
        columns: 'placeholder',
        ...{ data: 'listings', purpose: 'listings', kept: 'listing', erased: 'deleted' },
        exported: { not: 'It is a blurred copy of the picture.' },
      },
    ],
    other: '',
  },
  listings: {
    personal: [
      {
        columns: `id owner_id intent category title description location alternate_location longitude latitude area
          approval_status hidden_at hidden_reasons bedrooms bathrooms floor built_up_area_square_feet attached_bathroom
          parking furnishing available_from shop_area_square_feet has_shutter rent_rupees frequency
          available_for_duration available_for_duration_unit price_rupees price_per_unit_rupees unit
          available_land_space available_land_space_unit total_price_rupees deposit_rupees maintenance_rupees
          second_title second_description shows_exact_place messages_only confirmed_at asked_at bumped_at edited_at
          created_at updated_at import_key import_batch_id words lift is_project
          project_number`,
        ...{ data: 'listings', purpose: 'listings', kept: 'listing', erased: 'deleted' },
        exported: 'listings',
      },
    ],
    other: '',
  },
  listing_pictures: {
    personal: [
      {
        columns: 'listing_id position picture_id',
        ...{ data: 'listings', purpose: 'listings', kept: 'listing', erased: 'deleted' },
        exported: 'listingPictures',
      },
    ],
    other: '',
  },
  listing_decisions: {
    personal: [
      {
        columns: 'listing_id from_status to_status reason decided_at',
        ...{ data: 'decisions', purpose: 'listings', kept: 'listing', erased: 'deleted' },
        exported: 'decisions',
      },
      {
        columns: 'admin_id',
        ...{ data: 'decisions', purpose: 'records', kept: 'listing', erased: 'unlinked' },
        exported: { not: 'What staff did is the record of the site.' },
      },
    ],
    other: 'id announced_at undone_at',
  },
  proposed_texts: {
    personal: [
      {
        columns: 'listing_id second_title second_description proposed_at rejected_at reason',
        ...{ data: 'listings', purpose: 'listings', kept: 'listing', erased: 'deleted' },
        exported: 'proposedTexts',
      },
    ],
    other: '',
  },
  posting_keys: {
    personal: [
      {
        columns: 'owner_id key listing_id created_at',
        ...{ data: 'listings', purpose: 'listings', kept: 'account', erased: 'deleted' },
        exported: { not: 'It is a number that a browser made up, beside the listing.' },
      },
    ],
    other: '',
  },
  import_batches: {
    personal: [
      {
        columns: 'owner_id file run_by',
        ...{ data: 'decisions', purpose: 'records', kept: 'account', erased: 'deleted' },
        exported: { not: 'It is the record of what the operator ran; the listings are exported.' },
      },
    ],
    other: 'id started_at ended_at outcome rows imported known refused undone_at',
  },
  listing_days: {
    personal: [
      {
        columns: 'listing_id day kind count',
        ...{ data: 'views', purpose: 'listings', kept: 'listing', erased: 'deleted', exported: 'statistics' },
      },
    ],
    other: '',
  },
  featured_slots: {
    personal: [
      {
        columns: 'listing_id days price_rupees status reference refusal asked_at claimed_at ends_at',
        ...{ data: 'payments', purpose: 'payments', kept: 'listing', erased: 'deleted' },
        exported: 'featuredPlaces',
      },
    ],
    other: 'id end_told_at',
  },
  payment_orders: {
    personal: [
      {
        columns: 'id slot_id listing_id days price_rupees created_at payment_id paid_at',
        ...{ data: 'payments', purpose: 'payments', kept: 'site', erased: 'unlinked' },
        exported: 'onlinePayments',
      },
    ],
    other: '',
  },
  removed_homes: {
    personal: [
      {
        columns:
          'listing_id owner_id phone_digest longitude latitude size bedrooms intent category removed_at',
        ...{ data: 'listings', purpose: 'safety', kept: 'reposting', erased: 'expires' },
        exported: { not: 'The listing was deleted; this keeps its first date for when it is offered again.' },
      },
    ],
    other: '',
  },
  removed_listings: { personal: [], other: 'id intent category area removed_at' },
  listing_changes: { personal: [], other: 'transaction listing_id changed_at' },
};
