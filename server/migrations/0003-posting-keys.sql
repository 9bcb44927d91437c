-- Which submission a listing was stored by, so that one sent again after a lost answer is not stored twice.
create table posting_keys (
  owner_id text collate "C" not null references users on delete cascade,
  key text collate "C" not null check (char_length(key) between 8 and 100),
  listing_id text collate "C" not null references listings on delete cascade,
  created_at timestamptz not null default now(),
  primary key (owner_id, key)
);
create index posting_keys_listing_id on posting_keys (listing_id);
