import type { TableEntries } from './entry.ts';

const forStaff = { not: 'What moderators look at is not told to those it is about.' };
const ofPictures = { not: 'It is computed from a picture that is exported.' };

/** Reports, checks for badges, comparisons against fraud, and the allowance of phone numbers. */
export const trustEntries: TableEntries = {
  reports: {
    personal: [
      {
        columns: 'subject_kind subject_label reason text created_at settled_at reporter_id',
        ...{ data: 'reports', purpose: 'safety', kept: 'site', erased: 'unlinked', exported: 'reports' },
      },
      {
        columns: 'subject_id reported_id outcome note settled_by',
        ...{ data: 'reports', purpose: 'safety', kept: 'site', erased: 'kept', exported: forStaff },
      },
    ],
    other: 'id',
  },
  complaints: {
    personal: [
      {
        columns: 'number kind email page filed_at',
        ...{ data: 'reports', purpose: 'law', kept: 'law', erased: 'expires', exported: 'complaints' },
      },
      {
        columns: 'email_key key language',
        ...{ data: 'reports', purpose: 'law', kept: 'law', erased: 'expires' },
        exported: { not: 'They serve to answer, and to count a complaint once.' },
      },
    ],
    other: '',
  },
  complaint_stages: {
    personal: [
      {
        columns: 'number stage text started_at due_at outcome reason decided_at',
        ...{ data: 'reports', purpose: 'law', kept: 'law', erased: 'expires', exported: 'complaints' },
      },
      {
        columns: 'decided_by',
        ...{ data: 'decisions', purpose: 'records', kept: 'law', erased: 'unlinked' },
        exported: { not: 'It names the member of staff.' },
      },
    ],
    other: 'warn_at warned_at escalated_at',
  },
  complaint_numbers: { personal: [], other: 'year last' },
  picture_shades: {
    personal: [
      {
        columns: 'picture_id shades',
        ...{
          data: 'comparisons',
          purpose: 'safety',
          kept: 'listing',
          erased: 'deleted',
          exported: ofPictures,
        },
      },
    ],
    other: '',
  },
  picture_prints: {
    personal: [
      {
        columns: 'picture_id part print',
        ...{
          data: 'comparisons',
          purpose: 'safety',
          kept: 'listing',
          erased: 'deleted',
          exported: ofPictures,
        },
      },
    ],
    other: '',
  },
  wording_prints: {
    personal: [
      {
        columns: 'listing_id bands',
        ...{ data: 'comparisons', purpose: 'safety', kept: 'listing', erased: 'deleted' },
        exported: { not: 'It is computed from a text that is exported.' },
      },
    ],
    other: '',
  },
  listing_signals: {
    personal: [
      {
        columns: `listing_id kind other_listing_id other_user_id picture_id other_picture_id score found_at
          dismissed_at dismissed_by`,
        ...{ data: 'comparisons', purpose: 'safety', kept: 'listing', erased: 'deleted', exported: forStaff },
      },
    ],
    other: 'id',
  },
  evidence: {
    personal: [
      {
        columns: 'user_id listing_id kind value seen_at expires_at',
        ...{ data: 'checks', purpose: 'safety', kept: 'account', erased: 'deleted', exported: 'evidence' },
      },
      {
        columns: 'seen_by seen_by_name',
        ...{ data: 'decisions', purpose: 'records', kept: 'account', erased: 'unlinked' },
        exported: { not: 'It names the member of staff.' },
      },
    ],
    other: 'id',
  },
  evidence_requests: {
    personal: [
      {
        columns: 'listing_id kind requested_at',
        ...{ data: 'checks', purpose: 'safety', kept: 'listing', erased: 'deleted' },
        exported: 'evidenceRequests',
      },
    ],
    other: '',
  },
  phone_codes: {
    personal: [
      {
        columns: 'user_id phone hash sent_at expires_at wrong_attempts',
        ...{ data: 'checks', purpose: 'safety', kept: 'code', erased: 'deleted' },
        exported: { not: 'It would prove a number.' },
      },
    ],
    other: '',
  },
  phone_reveals: {
    personal: [
      {
        columns: 'owner_id day',
        ...{ data: 'views', purpose: 'safety', kept: 'account', erased: 'deleted', exported: 'phoneReveals' },
      },
      {
        columns: 'visitor',
        ...{ data: 'addresses', purpose: 'safety', kept: 'account', erased: 'unlinked' },
        exported: 'numbersSeen',
      },
    ],
    other: '',
  },
};
