-- A second step at login: what an authenticator shows, or one of the codes for the day it is lost.
create table two_step_secrets (
  user_id text collate "C" primary key references users on delete cascade,
  secret bytea not null check (octet_length(secret) = 20),
  -- Null until a code of it was confirmed.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: none is good twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id text collate "C" not null references users on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (user_id, hash)
);

-- Browsers in which an account was logged in to, by a random number that they keep: a new one is told to its owner.
create table known_browsers (
  user_id text collate "C" not null references users on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  seen_at timestamptz not null default now(),
  primary key (user_id, hash)
);
