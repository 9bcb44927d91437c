-- One row for each run of the import; its listings are its batch.
create table import_batches (
  id integer generated always as identity primary key,
  owner_id text collate "C" not null references users on delete cascade,
  file text not null,
  -- The user and the machine that ran the command.
  run_by text not null,
  started_at timestamptz not null,
  -- Null while it runs, and if the process was killed.
  ended_at timestamptz,
  outcome text check (outcome in ('finished', 'interrupted', 'failed')),
  rows bigint not null default 0,
  imported bigint not null default 0,
  known bigint not null default 0,
  refused bigint not null default 0,
  undone_at timestamptz,
  constraint import_batches_end check ((ended_at is null) = (outcome is null))
);
create index import_batches_owner_id on import_batches (owner_id);

alter table listings
  add column import_batch_id integer references import_batches on delete set null,
  -- When its owner last changed it.
  add column edited_at timestamptz;
create index listings_import_batch on listings (import_batch_id, approval_status, id)
  where import_batch_id is not null;
