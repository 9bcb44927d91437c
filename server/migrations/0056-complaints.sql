-- Complaints that anyone can file without an account. Numbers count in each year of the city.
create table complaint_numbers (
  year integer primary key,
  last integer not null
);

create table complaints (
  number text collate "C" primary key check (number ~ '^C-[0-9]{4}-[0-9]{6,}$'),
  kind text not null check (kind in ('intimate', 'order', 'unlawful', 'privacy', 'listing', 'payment', 'other')),
  -- Null once it is no longer kept, like the texts of the stages.
  email text check (char_length(email) <= 320),
  email_key text,
  -- Chosen by the sender, so that a complaint sent again after a lost answer counts once.
  key text collate "C" check (char_length(key) between 8 and 100),
  page text check (char_length(page) <= 500),
  language text not null,
  filed_at timestamptz not null,
  unique (email_key, key)
);
create index complaints_filed_at on complaints (filed_at);

-- A complaint, and the appeal against its decision, each with its clock.
create table complaint_stages (
  number text collate "C" not null references complaints on delete cascade,
  stage text not null check (stage in ('complaint', 'appeal')),
  text text check (char_length(text) <= 4000),
  started_at timestamptz not null,
  warn_at timestamptz not null,
  due_at timestamptz not null,
  warned_at timestamptz,
  escalated_at timestamptz,
  outcome text check (outcome in ('upheld', 'partly', 'declined')),
  reason text check (char_length(reason) <= 2000),
  decided_by text collate "C" references users on delete set null,
  decided_at timestamptz,
  primary key (number, stage),
  check (started_at <= warn_at and warn_at <= due_at),
  check ((outcome is null) = (decided_at is null))
);
create index complaint_stages_to_warn on complaint_stages (warn_at) where warned_at is null and decided_at is null;
create index complaint_stages_open on complaint_stages (due_at) where decided_at is null;
create index complaint_stages_decided on complaint_stages (decided_at) where decided_at is not null;
create index complaint_stages_decided_by on complaint_stages (decided_by);
