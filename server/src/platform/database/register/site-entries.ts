import type { TableEntries } from './entry.ts';

/** The city, the settings, and the record of what staff did. */
export const siteEntries: TableEntries = {
  audit_entries: {
    personal: [
      {
        columns: 'at admin_id action subject_id subject_label detail translations by_command_line',
        ...{ data: 'decisions', purpose: 'records', kept: 'site', erased: 'unlinked' },
        exported: { not: 'What staff did is the record of the site.' },
      },
    ],
    other: 'id',
  },
  digest_readers: {
    personal: [
      {
        columns: 'user_id frequency looked_at',
        ...{ data: 'decisions', purpose: 'records', kept: 'account', erased: 'deleted' },
        exported: { not: 'It is how often staff are emailed about tasks of the site.' },
      },
    ],
    other: '',
  },
  digest_items: {
    personal: [
      {
        columns: 'user_id source item',
        ...{ data: 'decisions', purpose: 'records', kept: 'account', erased: 'deleted' },
        exported: { not: 'It is which tasks of the site an email to staff mentioned.' },
      },
    ],
    other: '',
  },
  sealed_records: {
    personal: [
      {
        columns: 'sealed',
        ...{ data: 'sealed', purpose: 'law', kept: 'law', erased: 'expires' },
        exported: { not: 'It is about deleted accounts, and encrypted.' },
      },
    ],
    other: 'id key_id sealed_on delete_on',
  },
  areas: {
    personal: [],
    other:
      'slug position name names spellings latitude longitude outline belongs_to is_hidden by_hand merged_into',
  },
  brand_files: { personal: [], other: 'file bytes created_at' },
  city: { personal: [], other: 'only_row pack digest facts shapes legal law' },
  former_areas: { personal: [], other: 'slug area' },
  land_units: { personal: [], other: 'unit size' },
  landmarks: {
    personal: [],
    other: `slug kind name names spellings latitude longitude line near_metres accuracy_metres is_hidden by_hand
      merged_into`,
  },
  migrations: { personal: [], other: 'number name checksum applied_at' },
  settings: { personal: [], other: 'only_row value updated_at' },
  site_values: { personal: [], other: 'name value' },
  slide_pictures: { personal: [], other: 'picture_id created_at' },
  traffic_minutes: { personal: [], other: 'minute process requests failures durations' },
};
