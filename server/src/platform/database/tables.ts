import type { ViewKind } from '@thikana/contract/statistics';
import type { Generated } from 'kysely';
import type {
  PushSubscriptionsTable,
  SessionsTable,
  TokenPurpose,
  TwoStepSecretsTable,
  UsersTable,
} from './tables/account-tables.ts';
import type {
  AlertRecipientsTable,
  SavedSearchesTable,
  SearchMatchesTable,
  ShortlistedListingsTable,
} from './tables/alert-tables.ts';
import type { AreasTable, CityTable, LandmarksTable } from './tables/city-tables.ts';
import type { CreatedAt } from './tables/columns.ts';
import type { ComplaintStagesTable, ComplaintsTable } from './tables/complaint-tables.ts';
import type { ConsentNoticesTable, ConsentsTable } from './tables/consent-tables.ts';
import type { DigestItemsTable, DigestReadersTable } from './tables/digest-tables.ts';
import type { EnquiriesTable, IntroductionsTable, OwnerAnswersTable } from './tables/enquiry-tables.ts';
import type {
  ImportBatchesTable,
  ListingDecisionsTable,
  ListingsTable,
  PicturesTable,
  ProposedTextsTable,
  RemovedHomesTable,
  RemovedListingsTable,
} from './tables/listing-tables.ts';
import type {
  ConversationMembersTable,
  ConversationsTable,
  MessagePicturesTable,
  MessagesTable,
  ReportedMessagesTable,
  UnconfirmedMessagesTable,
  VisitsTable,
} from './tables/message-tables.ts';
import type { FeaturedSlotsTable, PaymentOrdersTable } from './tables/promotion-tables.ts';
import type {
  AuditEntriesTable,
  SealedRecordsTable,
  SettingsTable,
  TrafficMinutesTable,
} from './tables/site-tables.ts';
import type {
  EvidenceRequestsTable,
  EvidenceTable,
  ListingSignalsTable,
  PhoneCodesTable,
  ReportsTable,
} from './tables/trust-tables.ts';

/** The columns as Kysely sees them; the migrations create them. */
export interface Tables {
  users: UsersTable;
  pictures: PicturesTable;
  listings: ListingsTable;
  listing_pictures: { listing_id: string; position: number; picture_id: string };
  listing_decisions: ListingDecisionsTable;
  proposed_texts: ProposedTextsTable;
  import_batches: ImportBatchesTable;
  removed_listings: RemovedListingsTable;
  removed_homes: RemovedHomesTable;
  alert_recipients: AlertRecipientsTable;
  saved_searches: SavedSearchesTable;
  search_matches: SearchMatchesTable;
  shortlisted_listings: ShortlistedListingsTable;
  posting_keys: { owner_id: string; key: string; listing_id: string; created_at: CreatedAt };
  consent_notices: ConsentNoticesTable;
  consents: ConsentsTable;
  mailed_tokens: { user_id: string; purpose: TokenPurpose; hash: Buffer; expires_at: Date };
  sessions: SessionsTable;
  push_subscriptions: PushSubscriptionsTable;
  two_step_secrets: TwoStepSecretsTable;
  recovery_codes: { user_id: string; hash: Buffer };
  known_browsers: { user_id: string; hash: Buffer; seen_at: Date };
  external_identities: { issuer: string; subject: string; user_id: string; created_at: CreatedAt };
  phone_reveals: { visitor: string; day: string; owner_id: string };
  featured_slots: FeaturedSlotsTable;
  payment_orders: PaymentOrdersTable;
  listing_days: { listing_id: string; day: string; kind: ViewKind; count: number };
  city: CityTable;
  areas: AreasTable;
  former_areas: { slug: string; area: string };
  landmarks: LandmarksTable;
  land_units: { unit: string; size: number };
  site_values: { name: string; value: string };
  audit_entries: AuditEntriesTable;
  sealed_records: SealedRecordsTable;
  settings: SettingsTable;
  slide_pictures: { picture_id: string; created_at: Generated<Date> };
  brand_files: { file: string; bytes: Buffer; created_at: Generated<Date> };
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_pictures: MessagePicturesTable;
  unconfirmed_messages: UnconfirmedMessagesTable;
  inboxes: { user_id: string; position: Generated<number> };
  conversation_members: ConversationMembersTable;
  blocks: { blocker_id: string; blocked_id: string; created_at: CreatedAt };
  visits: VisitsTable;
  enquiries: EnquiriesTable;
  introductions: IntroductionsTable;
  owner_answers: OwnerAnswersTable;
  enquiry_limits: { listing_id: string; most: number };
  traffic_minutes: TrafficMinutesTable;
  reports: ReportsTable;
  reported_messages: ReportedMessagesTable;
  reported_pictures: { report_id: string; number: number; position: number; picture_id: string };
  picture_shades: { picture_id: string; shades: Buffer };
  picture_prints: { picture_id: string; part: number; print: string };
  wording_prints: { listing_id: string; bands: number[] };
  listing_signals: ListingSignalsTable;
  evidence: EvidenceTable;
  evidence_requests: EvidenceRequestsTable;
  phone_codes: PhoneCodesTable;
  digest_readers: DigestReadersTable;
  digest_items: DigestItemsTable;
  complaint_numbers: { year: number; last: number };
  complaints: ComplaintsTable;
  complaint_stages: ComplaintStagesTable;
}
