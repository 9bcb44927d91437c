-- The words of a listing in any form of them: those of its title, of where it is, and of its description.
create function words_of_listing(title text, location text, alternate_location text, area text, description text)
returns tsvector language sql immutable parallel safe return
  setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english',
       location || ' ' || coalesce(alternate_location, '') || ' ' || coalesce(replace(nullif(area, 'other'), '_', ' '), '')), 'B')
  || setweight(to_tsvector('english', description), 'C');

drop index listings_public_words;
drop function listing_words(text, text, text, text);

alter table listings add column words tsvector not null
  generated always as (words_of_listing(title, location, alternate_location, area, description)) stored;
create index listings_public_words on listings using gin (words)
  where approval_status = 'approved' and hidden_at is null;
