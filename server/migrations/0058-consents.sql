-- Each version of the privacy notice that someone agreed to, in each language in which it was read.
create table consent_notices (
  version text collate "C" not null check (version ~ '^[0-9a-f]{12}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  items jsonb not null,
  minimum_age integer,
  first_given_at timestamptz not null,
  primary key (version, language)
);

-- What accounts agreed to: the notice, and each optional purpose. Giving consent again after withdrawing it is a new row.
create table consents (
  id bigint generated always as identity primary key,
  user_id text collate "C" not null references users on delete cascade,
  purpose text not null check (purpose in ('notice', 'alerts', 'notifications')),
  version text collate "C" not null,
  language text not null,
  -- The age that the person confirmed to have reached; null if the city has no minimum age.
  minimum_age integer,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (version, language) references consent_notices
);
create index consents_by_user on consents (user_id, purpose, id desc);
