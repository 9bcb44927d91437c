-- A listing looks different once one of its pictures is finished: who keeps it in memory reads it anew.

create function note_listings_of_pictures() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id)
  select distinct listing_id from listing_pictures where picture_id in (select id from changed);
  return null;
end $$;

create trigger note_updated after update on pictures
  referencing new table as changed for each statement execute function note_listings_of_pictures();
create trigger note_updated after update on listing_pictures
  referencing new table as changed for each statement execute function note_pictured_listings();
