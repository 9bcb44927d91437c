import type { AlertFrequency } from '@thikana/contract/alerts';
import type { Area } from '@thikana/contract/areas';
import type { AuditAction } from '@thikana/contract/audit';
import type { BadgeKind } from '@thikana/contract/badges';
import type { VisitAction, VisitStatus } from '@thikana/contract/conversations';
import type { FeaturedStatus } from '@thikana/contract/featured';
import type { ReportOutcome, ReportReason, ReportSubjectKind } from '@thikana/contract/reports';
import type { SearchFilter } from '@thikana/contract/search';
import type { SignalKind } from '@thikana/contract/signals';
import type { SeenKind } from '@thikana/contract/statistics';
import type {
  ApprovalStatus,
  Category,
  Frequency,
  Furnishing,
  HidingReason,
  Intent,
  LandUnit,
  Role,
} from '@thikana/contract/vocabulary';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** The columns as Kysely sees them; `server/migrations` is where they are made. */
export interface Tables {
  users: UsersTable;
  pictures: PicturesTable;
  listings: ListingsTable;
  listing_pictures: { listing_id: string; position: number; picture_id: string };
  listing_decisions: ListingDecisionsTable;
  removed_listings: RemovedListingsTable;
  removed_homes: RemovedHomesTable;
  alert_recipients: AlertRecipientsTable;
  saved_searches: SavedSearchesTable;
  search_matches: SearchMatchesTable;
  shortlisted_listings: ShortlistedListingsTable;
  posting_keys: { owner_id: string; key: string; listing_id: string; created_at: CreatedAt };
  mailed_tokens: { user_id: string; purpose: TokenPurpose; hash: Buffer; expires_at: Date };
  two_step_secrets: TwoStepSecretsTable;
  recovery_codes: { user_id: string; hash: Buffer };
  known_browsers: { user_id: string; hash: Buffer; seen_at: Date };
  external_identities: { issuer: string; subject: string; user_id: string; created_at: CreatedAt };
  phone_reveals: { visitor: string; day: string; owner_id: string };
  featured_slots: FeaturedSlotsTable;
  payment_orders: PaymentOrdersTable;
  listing_days: { listing_id: string; day: string; kind: SeenKind; count: number };
  site_values: { name: string; value: string };
  audit_entries: AuditEntriesTable;
  settings: SettingsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_pictures: MessagePicturesTable;
  inboxes: { user_id: string; position: Generated<number> };
  conversation_members: ConversationMembersTable;
  blocks: { blocker_id: string; blocked_id: string; created_at: CreatedAt };
  visits: VisitsTable;
  traffic_minutes: TrafficMinutesTable;
  reports: ReportsTable;
  picture_shades: { picture_id: string; shades: Buffer };
  picture_prints: { picture_id: string; part: number; print: string };
  wording_prints: { listing_id: string; bands: number[] };
  listing_signals: ListingSignalsTable;
  evidence: EvidenceTable;
  phone_codes: PhoneCodesTable;
}

export type TokenPurpose = 'verify-email' | 'reset-password' | 'sign-in';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_key: string;
  phone: string | null;
  password_hash: string | null;
  auth_provider: Generated<string>;
  role: Generated<Role>;
  is_verified: Generated<boolean>;
  picture_id: string | null;
  session_version: Generated<number>;
  banned_at: Date | null;
  ban_reason: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}
export type UserRow = Selectable<UsersTable>;

interface TwoStepSecretsTable {
  user_id: string;
  secret: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: CreatedAt;
}

interface PicturesTable {
  id: string;
  owner_id: string | null;
  width: number;
  height: number;
  placeholder: string;
  finished_at: Date | null;
  created_at: CreatedAt;
}
export type PictureRow = Selectable<PicturesTable>;

interface ListingsTable {
  id: string;
  owner_id: string;
  intent: Intent;
  category: Category;
  title: string;
  description: string;
  location: string;
  alternate_location: string | null;
  longitude: number;
  latitude: number;
  area: Area;
  shows_exact_place: Generated<boolean>;
  approval_status: Generated<ApprovalStatus>;
  hidden_at: Date | null;
  hidden_reasons: Generated<HidingReason[]>;
  confirmed_at: Date | null;
  asked_at: Date | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  built_up_area_square_feet: number | null;
  attached_bathroom: boolean | null;
  parking: boolean | null;
  furnishing: Furnishing | null;
  available_from: string | null;
  shop_area_square_feet: number | null;
  has_shutter: boolean | null;
  rent_rupees: number | null;
  frequency: Frequency | null;
  available_for_duration: number | null;
  available_for_duration_unit: Frequency | null;
  price_rupees: number | null;
  price_per_unit_rupees: number | null;
  unit: LandUnit | null;
  available_land_space: number | null;
  available_land_space_unit: LandUnit | null;
  total_price_rupees: number | null;
  import_key: string | null;
  bumped_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}
export type ListingRow = Selectable<ListingsTable>;

/** Written by triggers. */
interface ListingDecisionsTable {
  id: Generated<number>;
  listing_id: string;
  admin_id: string | null;
  from_status: ApprovalStatus;
  to_status: ApprovalStatus;
  reason: string | null;
  decided_at: CreatedAt;
}

interface FeaturedSlotsTable {
  id: string;
  listing_id: string;
  days: number;
  price_rupees: number;
  status: FeaturedStatus;
  reference: string | null;
  refusal: string | null;
  asked_at: CreatedAt;
  claimed_at: Date | null;
  ends_at: Date | null;
}
export type FeaturedSlotRow = Selectable<FeaturedSlotsTable>;

interface PaymentOrdersTable {
  id: string;
  slot_id: string;
  listing_id: string | null;
  days: number;
  price_rupees: number;
  created_at: CreatedAt;
  payment_id: string | null;
  paid_at: Date | null;
}
export type PaymentOrderRow = Selectable<PaymentOrdersTable>;

/** Written by a trigger of `listings`. */
interface RemovedListingsTable {
  id: string;
  intent: Intent;
  category: Category;
  area: Area;
  removed_at: CreatedAt;
}

/** Written by a trigger of `listings`. */
interface RemovedHomesTable {
  listing_id: string;
  owner_id: string;
  phone_digest: string | null;
  intent: Intent;
  category: Category;
  longitude: number;
  latitude: number;
  size: number;
  bedrooms: number | null;
  removed_at: CreatedAt;
}

interface AlertRecipientsTable {
  id: string;
  user_id: string | null;
  email: string | null;
  email_key: string | null;
  paused_at: Date | null;
  created_at: CreatedAt;
}

interface SavedSearchesTable {
  id: string;
  recipient_id: string;
  query: string;
  /** Read as JSON, written as its text. */
  search: ColumnType<SearchFilter, string, never>;
  words: string[] | null;
  frequency: AlertFrequency;
  confirmed_at: Date | null;
  intents: string[];
  categories: string[];
  areas: string[];
  least_rupees: number;
  most_rupees: number;
  created_at: CreatedAt;
}
export type SavedSearchRow = Selectable<SavedSearchesTable>;

interface SearchMatchesTable {
  search_id: string;
  listing_id: string;
  recipient_id: string;
  found_at: Date;
  mailed_at: Date | null;
}

interface ShortlistedListingsTable {
  user_id: string;
  listing_id: string;
  added_at: Date;
  known_rupees: number | null;
}

interface AuditEntriesTable {
  id: Generated<number>;
  at: CreatedAt;
  admin_id: string | null;
  action: AuditAction;
  subject_id: string;
  subject_label: string;
  detail: string | null;
}

interface ReportsTable {
  id: string;
  subject_kind: ReportSubjectKind;
  subject_id: string;
  subject_label: string;
  reported_id: string | null;
  reporter_id: string | null;
  reason: ReportReason;
  text: string | null;
  created_at: CreatedAt;
  outcome: ReportOutcome | null;
  note: string | null;
  settled_at: Date | null;
  settled_by: string | null;
}
export type ReportRow = Selectable<ReportsTable>;

interface ListingSignalsTable {
  id: Generated<number>;
  listing_id: string;
  kind: SignalKind;
  other_listing_id: string | null;
  other_user_id: string | null;
  picture_id: string | null;
  other_picture_id: string | null;
  score: number;
  found_at: Date;
  dismissed_at: Date | null;
  dismissed_by: string | null;
}
export type SignalRow = Selectable<ListingSignalsTable>;

/** Of addresses it is written by a trigger of `users`. */
interface EvidenceTable {
  id: string;
  user_id: string;
  listing_id: string | null;
  kind: BadgeKind;
  value: string | null;
  seen_by: string | null;
  seen_by_name: string | null;
  seen_at: Date;
  expires_at: Date | null;
}
export type EvidenceRow = Selectable<EvidenceTable>;

interface PhoneCodesTable {
  user_id: string;
  phone: string;
  hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  wrong_attempts: Generated<number>;
}
export type PhoneCodeRow = Selectable<PhoneCodesTable>;

interface SettingsTable {
  only_row: Generated<true>;
  /** Read as JSON, written as its text. */
  value: ColumnType<unknown, string, string>;
  updated_at: UpdatedAt;
}

interface ConversationsTable {
  id: string;
  listing_id: string | null;
  listing_title: string;
  listing_intent: Intent;
  listing_category: Category;
  owner_id: string | null;
  seeker_id: string | null;
  last_number: Generated<number>;
  last_at: ColumnType<Date, Date | undefined, Date>;
  created_at: CreatedAt;
}
export type ConversationRow = Selectable<ConversationsTable>;

interface MessagesTable {
  conversation_id: string;
  number: number;
  sender_id: string;
  key: string;
  text: string;
  visit_action: VisitAction | null;
  visit_times: Date[] | null;
  created_at: CreatedAt;
}
export type MessageRow = Selectable<MessagesTable>;

interface MessagePicturesTable {
  conversation_id: string;
  number: number;
  position: number;
  picture_id: string;
}

interface ConversationMembersTable {
  conversation_id: string;
  user_id: string;
  position: number;
  read_number: Generated<number>;
  unread: Generated<number>;
  waiting_since: Date | null;
  mailed_at: Date | null;
}

interface VisitsTable {
  id: string;
  conversation_id: string;
  proposed_by: string | null;
  status: VisitStatus;
  times: Date[];
  starts_at: Date | null;
  sequence: Generated<number>;
  day_reminder_at: Date | null;
  hour_reminder_at: Date | null;
  created_at: CreatedAt;
}
export type VisitRow = Selectable<VisitsTable>;

interface TrafficMinutesTable {
  minute: Date;
  process: string;
  requests: number;
  failures: number;
  durations: number[];
}
