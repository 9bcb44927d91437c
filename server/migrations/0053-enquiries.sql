-- The owner sees a seeker's name from this time on. Names that owners have already seen stay visible.
alter table conversations
  add column seeker_number integer check (seeker_number > 0),
  add column revealed_at timestamptz,
  -- Whether the owner also sees the email address and the phone number.
  add column shows_contact boolean not null default false;
update conversations set revealed_at = created_at;
create unique index conversations_seeker_number on conversations (listing_id, seeker_number);

-- What a seeker says about the household in a first message. It is deleted with the account.
create table introductions (
  conversation_id text collate "C" primary key references conversations on delete cascade,
  seeker_id text collate "C" not null references users on delete cascade,
  introduction jsonb not null
);
create index introductions_seeker_id on introductions (seeker_id);
alter table unconfirmed_messages add column introduction jsonb;

-- A message that is one of the answers an owner gives with one tap.
alter table messages add column answer text check (answer in ('available', 'taken', 'declined'));
alter table reported_messages add column answer text;

-- The answer that an owner owes to a first message.
create table enquiries (
  conversation_id text collate "C" primary key references conversations on delete cascade,
  listing_id text collate "C" references listings on delete set null,
  owner_id text collate "C" references users on delete set null,
  opened_at timestamptz not null,
  outcome text check (outcome in ('answered', 'taken', 'declined', 'blocked', 'gone')),
  settled_at timestamptz,
  -- When the owner got the reminder, when the seeker was told, and when the enquiry counted towards a pause.
  reminded_at timestamptz,
  told_at timestamptz,
  counted_at timestamptz,
  constraint settled_with_outcome check ((outcome is null) = (settled_at is null))
);
create index enquiries_open on enquiries (opened_at) where outcome is null;
create index enquiries_open_of_listing on enquiries (listing_id) where outcome is null;
create index enquiries_listing_id on enquiries (listing_id);
create index enquiries_owner_id on enquiries (owner_id, opened_at desc);

-- How an owner answers, as listings show it.
create table owner_answers (
  owner_id text collate "C" primary key references users on delete cascade,
  enquiries integer not null,
  answered integer not null,
  usual_minutes integer
);

-- How many enquiries about a listing may be open, if its owner limits them.
create table enquiry_limits (
  listing_id text collate "C" primary key references listings on delete cascade,
  most integer not null check (most between 1 and 100)
);

-- One more reason to hide a listing: its owner left enquiries without an answer. Such a listing was public before.
alter table listings drop constraint listings_hidden_reasons_check;
alter table listings add constraint listings_hidden_reasons_check
  check (hidden_reasons <@ array['banned', 'lapsed', 'closed', 'reported', 'unoffered', 'unanswered']);
drop trigger remember_removed_listing on listings;
create trigger remember_removed_listing after delete on listings
  for each row when (
    old.approval_status = 'approved'
    and (old.hidden_at is null
      or (cardinality(old.hidden_reasons) > 0
        and old.hidden_reasons <@ array['lapsed', 'closed', 'unoffered', 'unanswered']))
  )
  execute function remember_removed_listing();
