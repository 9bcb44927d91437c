-- Listings that everyone could see and that are gone: their addresses are known elsewhere and answer 410.
create table removed_listings (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  intent text not null,
  category text not null,
  area text not null,
  removed_at timestamptz not null default now()
);

create function remember_removed_listing() returns trigger language plpgsql as $$
begin
  insert into removed_listings (id, intent, category, area) values (old.id, old.intent, old.category, old.area)
  on conflict (id) do nothing;
  return null;
end $$;

-- Whoever deletes one: its owner, an administrator, or the end of an account.
create trigger remember_removed_listing after delete on listings
  for each row when (old.approval_status = 'approved' and old.hidden_at is null)
  execute function remember_removed_listing();
