-- What the law says must be kept after an account was deleted, encrypted to the key of the operator. Nothing in a row
-- says whom it is about.
create table sealed_records (
  id bigint generated always as identity primary key,
  -- The first digits of the hash of the public key.
  key_id text collate "C" not null check (key_id ~ '^[0-9a-f]{16}$'),
  sealed bytea not null,
  sealed_on date not null,
  delete_on date not null,
  check (delete_on > sealed_on)
);
create index sealed_records_delete_on on sealed_records (delete_on);
