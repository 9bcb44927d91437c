-- What people say is wrong with a listing, a person or a conversation. Reports outlive what they speak of, so the
-- subject is told by its name of that time.
create table reports (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  subject_kind text not null check (subject_kind in ('listing', 'user', 'conversation')),
  subject_id text collate "C" not null,
  subject_label text not null,
  -- Whom it is about: the owner of the listing, the person, the other side of the conversation.
  reported_id text collate "C" references users on delete set null,
  reporter_id text collate "C" references users on delete set null,
  reason text not null,
  text text check (char_length(text) <= 1000),
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('dismissed', 'warned', 'hidden', 'rejected', 'banned')),
  note text check (char_length(note) <= 500),
  settled_at timestamptz,
  settled_by text collate "C" references users on delete set null,
  constraint settled_with_outcome check ((outcome is null) = (settled_at is null))
);
create unique index reports_one_open on reports (reporter_id, subject_kind, subject_id) where settled_at is null;
create index reports_open on reports (subject_kind, subject_id, id) where settled_at is null;
create index reports_by_subject on reports (subject_id, id desc);
create index reports_reported_id on reports (reported_id, id desc);
create index reports_reporter_id on reports (reporter_id);
create index reports_settled_by on reports (settled_by);

-- A small grey copy of a picture, to lay over another one.
create table picture_shades (
  picture_id text collate "C" primary key references pictures on delete cascade,
  shades bytea not null
);

-- A picture as 64 bits that a copy of it has nearly all of: whole (0), and in parts of it, as a cropped copy shows them.
-- Prints that are alike share one of eight parts of eight bits, which the index finds; those with at most seven
-- different bits always do.
create table picture_prints (
  picture_id text collate "C" not null references pictures on delete cascade,
  part smallint not null check (part >= 0),
  print bigint not null,
  primary key (picture_id, part)
);
create function print_bands(print bigint) returns integer[]
language sql immutable parallel safe return array[
  (print >> 56 & 255)::integer, (256 + (print >> 48 & 255))::integer, (512 + (print >> 40 & 255))::integer,
  (768 + (print >> 32 & 255))::integer, (1024 + (print >> 24 & 255))::integer, (1280 + (print >> 16 & 255))::integer,
  (1536 + (print >> 8 & 255))::integer, (1792 + (print & 255))::integer];
create index picture_prints_bands on picture_prints using gin (print_bands(print));

-- What a listing says, as the smallest of many hashes of its parts: texts that are alike share some of these.
create table wording_prints (
  listing_id text collate "C" primary key references listings on delete cascade,
  bands integer[] not null
);
create index wording_prints_bands on wording_prints using gin (bands);

create index users_phone on users (phone) where phone is not null;

-- What a machine noticed about a listing, for administrators to look at. A dismissed one stays, so that it is not
-- pointed out again.
create table listing_signals (
  id bigint generated always as identity primary key,
  listing_id text collate "C" not null references listings on delete cascade,
  kind text not null check (kind in ('phone', 'pictures', 'wording', 'price')),
  other_listing_id text collate "C" references listings on delete cascade,
  other_user_id text collate "C" references users on delete cascade,
  picture_id text collate "C" references pictures on delete cascade,
  other_picture_id text collate "C" references pictures on delete cascade,
  -- From 0 to 1, how much alike; of a price, how many times the usual one it is.
  score real not null,
  found_at timestamptz not null default now(),
  dismissed_at timestamptz,
  dismissed_by text collate "C" references users on delete set null
);
create unique index listing_signals_once on listing_signals
  (listing_id, kind, coalesce(other_listing_id, ''), coalesce(other_user_id, ''));
create index listing_signals_other_listing_id on listing_signals (other_listing_id);
create index listing_signals_other_user_id on listing_signals (other_user_id);
create index listing_signals_picture_id on listing_signals (picture_id);
create index listing_signals_other_picture_id on listing_signals (other_picture_id);
create index listing_signals_dismissed_by on listing_signals (dismissed_by);

-- What proves a badge. Of a person, or of one of their listings.
create table evidence (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  user_id text collate "C" not null references users on delete cascade,
  listing_id text collate "C" references listings on delete cascade,
  kind text not null check (kind in ('email', 'phone', 'papers', 'visit')),
  -- The address or number that was confirmed: another one is not.
  value text,
  -- The administrator who saw it, also by the name of that time.
  seen_by text collate "C" references users on delete set null,
  seen_by_name text,
  seen_at timestamptz not null default now(),
  expires_at timestamptz,
  constraint seen_by_somebody check (kind in ('email', 'phone') or seen_by_name is not null),
  constraint visits_expire check (kind <> 'visit' or expires_at is not null),
  constraint about_a_listing check ((listing_id is not null) = (kind in ('papers', 'visit'))),
  constraint confirmed_value check ((value is not null) = (kind in ('email', 'phone')))
);
create unique index evidence_once on evidence (user_id, kind, coalesce(listing_id, ''));
create index evidence_listing_id on evidence (listing_id);
create index evidence_seen_by on evidence (seen_by);

-- An e-mail address is confirmed in one place more than the other: here, whoever does it.
create function note_confirmed_email() returns trigger language plpgsql as $$
begin
  delete from evidence where user_id = new.id and kind = 'email';
  if new.is_verified then
    insert into evidence (id, user_id, kind, value)
    values (lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || substr(md5(new.id || 'email'), 1, 16),
      new.id, 'email', new.email_key);
  end if;
  return null;
end $$;
create trigger note_confirmed_email after insert or update of is_verified, email_key on users
  for each row execute function note_confirmed_email();

insert into evidence (id, user_id, kind, value, seen_at)
select substr(id, 1, 8) || substr(md5(id || 'email'), 1, 16), id, 'email', email_key, created_at
from users where is_verified;

-- A code on its way to a telephone: one a person at a time.
create table phone_codes (
  user_id text collate "C" primary key references users on delete cascade,
  phone text not null,
  hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_attempts integer not null default 0
);
