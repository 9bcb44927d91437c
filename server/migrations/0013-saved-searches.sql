-- Who is mailed about what they look for: an account, or an address that somebody without one has confirmed.
create table alert_recipients (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  user_id text collate "C" unique references users on delete cascade,
  email text check (char_length(email) <= 254),
  email_key text collate "C" unique,
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  constraint account_or_address check ((user_id is null) = (email is not null and email_key is not null))
);

create table saved_searches (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  recipient_id text collate "C" not null references alert_recipients on delete cascade,
  -- The filters as an address carries them, and as they were read from it.
  query text not null check (char_length(query) <= 2000),
  search jsonb not null,
  -- The stems of its words.
  words text[],
  frequency text not null check (frequency in ('off', 'at-once', 'daily', 'weekly')),
  -- Null until whoever reads the mails of the address has agreed.
  confirmed_at timestamptz,
  -- What most searches that a listing cannot meet are left out by; '*' is any.
  intents text[] not null,
  categories text[] not null,
  areas text[] not null,
  least_rupees double precision not null,
  most_rupees double precision not null,
  created_at timestamptz not null default now(),
  unique (recipient_id, query)
);
create index saved_searches_by_kind on saved_searches using gin (areas, categories, intents)
  where frequency <> 'off' and confirmed_at is not null;

-- A row for each search that a listing meets: there cannot be two, so nobody is told twice.
create table search_matches (
  search_id text collate "C" not null references saved_searches on delete cascade,
  listing_id text collate "C" not null references listings on delete cascade,
  recipient_id text collate "C" not null references alert_recipients on delete cascade,
  found_at timestamptz not null,
  mailed_at timestamptz,
  primary key (search_id, listing_id)
);
create index search_matches_listing_id on search_matches (listing_id);
create index search_matches_recipient_id on search_matches (recipient_id);
create index search_matches_to_mail on search_matches (recipient_id, search_id) where mailed_at is null;

-- The shortlists of accounts.
create table shortlisted_listings (
  user_id text collate "C" not null references users on delete cascade,
  listing_id text collate "C" not null references listings on delete cascade,
  added_at timestamptz not null,
  -- The price that its owner knows of.
  known_rupees bigint,
  primary key (user_id, listing_id)
);
create index shortlisted_listings_listing_id on shortlisted_listings (listing_id);
