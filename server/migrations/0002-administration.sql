alter table users add column ban_reason text check (char_length(ban_reason) <= 500);

-- What administrators did. Entries outlive what they speak of, so the subject is told by its name of that time.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  admin_id text collate "C" references users on delete set null,
  action text not null,
  subject_id text not null,
  subject_label text not null,
  detail text
);
create index audit_entries_by_action on audit_entries (action, id desc);
create index audit_entries_admin_id on audit_entries (admin_id);

-- What administrators changed while the site runs; without the row, the environment's values hold.
create table settings (
  only_row boolean primary key default true check (only_row),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- The columns that the lists of administrators are sorted by. Read backwards for the other direction.
create index users_by_name on users (lower(name), id);
create index users_by_role on users (role, id);
create index users_by_verification on users (is_verified, id);
create index listings_by_title on listings (lower(title), id);
create index listings_by_price on listings ((coalesce(rent_rupees, price_rupees, total_price_rupees)), id);
