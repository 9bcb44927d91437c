import type { TableEntries } from './entry.ts';

const opensAccount = { not: 'It would open the account.' };

/** Accounts, their logins, and what they agreed to. */
export const accountEntries: TableEntries = {
  users: {
    personal: [
      {
        columns: 'id name email phone picture_id role created_at updated_at is_verified',
        ...{ data: 'contact', purpose: 'account', kept: 'account', erased: 'deleted', exported: 'account' },
      },
      {
        columns: 'email_key',
        ...{ data: 'contact', purpose: 'account', kept: 'account', erased: 'deleted' },
        exported: { not: 'It is the email address in lower case.' },
      },
      {
        columns: 'password_hash session_version',
        ...{ data: 'login', purpose: 'account', kept: 'account', erased: 'deleted', exported: opensAccount },
      },
      {
        columns: 'auth_provider',
        ...{ data: 'login', purpose: 'account', kept: 'account', erased: 'deleted', exported: 'account' },
      },
      {
        columns: 'language',
        ...{ data: 'language', purpose: 'account', kept: 'account', erased: 'deleted', exported: 'account' },
      },
      {
        columns: 'has_chosen_language',
        ...{ data: 'language', purpose: 'account', kept: 'account', erased: 'deleted' },
        exported: { not: 'It says only whether the language follows logins.' },
      },
      {
        columns: 'banned_at ban_reason',
        ...{ data: 'decisions', purpose: 'safety', kept: 'account', erased: 'deleted', exported: 'account' },
      },
    ],
    other: '',
  },
  consents: {
    personal: [
      {
        columns: 'user_id purpose version language given_at withdrawn_at minimum_age',
        ...{ data: 'consents', purpose: 'account', kept: 'account', erased: 'deleted', exported: 'consents' },
      },
    ],
    other: 'id',
  },
  consent_notices: { personal: [], other: 'version language items minimum_age first_given_at' },
  mailed_tokens: {
    personal: [
      {
        columns: 'user_id purpose hash expires_at',
        ...{ data: 'login', purpose: 'account', kept: 'code', erased: 'deleted', exported: opensAccount },
      },
    ],
    other: '',
  },
  sessions: {
    personal: [
      {
        columns: 'id user_id browser system is_kept created_at used_at expires_at',
        ...{ data: 'devices', purpose: 'safety', kept: 'login', erased: 'deleted', exported: 'signIns' },
      },
      {
        columns: 'version generation confirmed_at',
        ...{ data: 'devices', purpose: 'safety', kept: 'login', erased: 'deleted', exported: opensAccount },
      },
    ],
    other: '',
  },
  push_subscriptions: {
    personal: [
      {
        columns: 'session_id user_id endpoint created_at',
        ...{ data: 'push', purpose: 'notifications', kept: 'notifications', erased: 'deleted' },
        exported: 'signIns',
      },
      {
        columns: 'p256dh auth',
        ...{ data: 'push', purpose: 'notifications', kept: 'notifications', erased: 'deleted' },
        exported: { not: 'These keys would let others send notifications.' },
      },
    ],
    other: 'id',
  },
  two_step_secrets: {
    personal: [
      {
        columns: 'user_id confirmed_at created_at',
        ...{ data: 'login', purpose: 'safety', kept: 'account', erased: 'deleted', exported: 'signIns' },
      },
      {
        columns: 'secret last_step',
        ...{ data: 'login', purpose: 'safety', kept: 'account', erased: 'deleted', exported: opensAccount },
      },
    ],
    other: '',
  },
  recovery_codes: {
    personal: [
      {
        columns: 'user_id hash',
        ...{ data: 'login', purpose: 'safety', kept: 'account', erased: 'deleted', exported: opensAccount },
      },
    ],
    other: '',
  },
  known_browsers: {
    personal: [
      {
        columns: 'user_id seen_at',
        ...{ data: 'devices', purpose: 'safety', kept: 'browser', erased: 'deleted', exported: 'signIns' },
      },
      {
        columns: 'hash',
        ...{ data: 'devices', purpose: 'safety', kept: 'browser', erased: 'deleted' },
        exported: { not: 'It is the hash of a number that the browser has.' },
      },
    ],
    other: '',
  },
  external_identities: {
    personal: [
      {
        columns: 'issuer subject user_id created_at',
        ...{ data: 'login', purpose: 'account', kept: 'account', erased: 'deleted', exported: 'signIns' },
      },
    ],
    other: '',
  },
  rate_limits: {
    personal: [
      {
        columns: 'key points expire',
        ...{ data: 'addresses', purpose: 'safety', kept: 'day', erased: 'expires' },
        exported: { not: 'It is gone within a day.' },
      },
    ],
    other: '',
  },
  shortlisted_listings: {
    personal: [
      {
        columns: 'user_id listing_id added_at',
        ...{ data: 'shortlist', purpose: 'account', kept: 'account', erased: 'deleted' },
        exported: 'shortlist',
      },
    ],
    other: 'known_rupees',
  },
  alert_recipients: {
    personal: [
      {
        columns: 'id user_id email email_key paused_at language created_at',
        ...{ data: 'searches', purpose: 'alerts', kept: 'search', erased: 'deleted' },
        exported: 'savedSearches',
      },
    ],
    other: '',
  },
  saved_searches: {
    personal: [
      {
        columns: 'recipient_id query search words frequency confirmed_at created_at',
        ...{ data: 'searches', purpose: 'alerts', kept: 'search', erased: 'deleted' },
        exported: 'savedSearches',
      },
      {
        columns: 'intents categories areas least_rupees most_rupees',
        ...{ data: 'searches', purpose: 'alerts', kept: 'search', erased: 'deleted' },
        exported: { not: 'They are read from the query.' },
      },
    ],
    other: 'id',
  },
  search_matches: {
    personal: [
      {
        columns: 'search_id listing_id recipient_id found_at mailed_at',
        ...{ data: 'searches', purpose: 'alerts', kept: 'search', erased: 'deleted', exported: 'alerts' },
      },
    ],
    other: '',
  },
};
