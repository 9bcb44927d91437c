-- Logos and icons. They are small, belong to the settings and have to be there when the picture store is away.
create table brand_files (
  file text collate "C" primary key check (file ~ '^[0-9a-f]{16}\.png$'),
  bytes bytea not null check (octet_length(bytes) <= 204800),
  created_at timestamptz not null default now()
);
