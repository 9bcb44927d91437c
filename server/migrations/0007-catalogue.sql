-- Which listings changed, for the processes that keep a catalogue of them in memory. A process reads what was written by
-- transactions that its last look could not see.

create table listing_changes (
  transaction xid8 not null default pg_current_xact_id(),
  listing_id text collate "C" not null,
  changed_at timestamptz not null default now()
);
create index listing_changes_transaction on listing_changes (transaction);
create index listing_changes_changed_at on listing_changes (changed_at);

create function note_changed_listings() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) select distinct id from changed;
  return null;
end $$;

create function note_pictured_listings() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) select distinct listing_id from changed;
  return null;
end $$;

create trigger note_inserted after insert on listings
  referencing new table as changed for each statement execute function note_changed_listings();
create trigger note_updated after update on listings
  referencing new table as changed for each statement execute function note_changed_listings();
create trigger note_deleted after delete on listings
  referencing old table as changed for each statement execute function note_changed_listings();
create trigger note_inserted after insert on listing_pictures
  referencing new table as changed for each statement execute function note_pictured_listings();
create trigger note_deleted after delete on listing_pictures
  referencing old table as changed for each statement execute function note_pictured_listings();
