-- Where accounts are logged in. A token names its session; without the row it is worth nothing.
create table sessions (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  user_id text collate "C" not null references users on delete cascade,
  -- The session version of the account. The session has ended if the account has another one.
  version integer not null,
  browser text check (length(browser) <= 60),
  system text check (length(system) <= 60),
  is_kept boolean not null,
  -- The tokens of a kept session are numbered. Each replaces the one before it once it was used.
  generation integer not null default 1,
  -- When the token of this generation was used first; null until then.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
