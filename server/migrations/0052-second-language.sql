-- Title and description in a second language. A search finds both: a trigger puts their words into the column that was
-- generated until now. Its values stay as they are, so that nothing is rewritten.

alter table listings
  add column second_title text check (char_length(second_title) between 10 and 120),
  add column second_description text check (char_length(second_description) between 10 and 5000),
  alter column words drop expression;

create function set_listing_words() returns trigger language plpgsql as $$
begin
  new.words := words_of_listing(new.title, new.location, new.alternate_location, new.area, new.description);
  if new.second_title is not null or new.second_description is not null then
    new.words := new.words
      || setweight(to_tsvector('english', coalesce(new.second_title, '')), 'A')
      || setweight(to_tsvector('english', coalesce(new.second_description, '')), 'C');
  end if;
  return new;
end
$$;

create trigger set_words
  before insert or update of title, location, alternate_location, area, description, second_title, second_description
  on listings for each row execute function set_listing_words();
