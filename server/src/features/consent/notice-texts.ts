import type { Purpose } from '@thikana/contract/consent';
import { expiry } from '@thikana/contract/expiry';
import { m } from '../../paraglide/messages.js';
import type { DataKind, Retention } from '../../platform/database/register/entry.ts';
import { keptDays } from '../city/city.feature.ts';

export const why: Record<Purpose, () => string> = {
  account: m.consent_why_account,
  listings: m.consent_why_listings,
  messages: m.consent_why_messages,
  safety: m.consent_why_safety,
  payments: m.consent_why_payments,
  records: m.consent_why_records,
  law: m.consent_why_law,
  alerts: m.consent_why_alerts,
  notifications: m.consent_why_notifications,
};

export const what: Record<DataKind, () => string> = {
  contact: m.consent_what_contact,
  login: m.consent_what_login,
  language: m.consent_what_language,
  devices: m.consent_what_devices,
  addresses: m.consent_what_addresses,
  listings: m.consent_what_listings,
  views: m.consent_what_views,
  payments: m.consent_what_payments,
  messages: m.consent_what_messages,
  checks: m.consent_what_checks,
  comparisons: m.consent_what_comparisons,
  reports: m.consent_what_reports,
  decisions: m.consent_what_decisions,
  consents: m.consent_what_consents,
  shortlist: m.consent_what_shortlist,
  searches: m.consent_what_searches,
  push: m.consent_what_push,
  sealed: m.consent_what_sealed,
};

export const kept: Record<Retention, () => string> = {
  account: m.consent_kept_account,
  listing: () => m.consent_kept_listing({ days: expiry.withdrawnPictureDays }),
  conversation: m.consent_kept_conversation,
  login: () => m.consent_kept_login({ days: expiry.keptSessionDays }),
  code: () => m.consent_kept_code({ hours: expiry.unconfirmedMessageHours }),
  day: m.consent_kept_day,
  browser: () => m.consent_kept_browser({ days: expiry.knownBrowserDays }),
  search: m.consent_kept_search,
  notifications: m.consent_kept_notifications,
  'open-report': m.consent_kept_open_report,
  reposting: m.consent_kept_reposting,
  law: () => m.consent_kept_law({ days: keptDays('logs') }),
  site: m.consent_kept_site,
};

/** What a kind of personal data is called. */
export const dataKindText = (kind: DataKind): string => what[kind]();
