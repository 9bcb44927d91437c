-- What lists are searched and ordered by: functions that indexes are made of, so that rows carry nothing more.

-- The price that a list is ordered by; of a rent what it is a month.
create function comparable_rupees(frequency text, rent bigint, price bigint, total bigint) returns bigint
language sql immutable parallel safe return case frequency
  when 'day' then rent * 30
  when 'week' then rent * 30 / 7
  when 'month' then rent
  when 'year' then rent / 12
  else coalesce(price, total)
end;

-- The words of a listing, in any form of them.
create function listing_words(title text, location text, alternate_location text, description text) returns tsvector
language sql immutable parallel safe return
  setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', location || ' ' || coalesce(alternate_location, '')), 'B')
  || setweight(to_tsvector('english', description), 'C');

create index listings_public_words on listings
  using gin (listing_words(title, location, alternate_location, description))
  where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_price on listings
  (intent, comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees), id desc)
  where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_area on listings (area, intent, id desc)
  where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_category on listings (category, intent, id desc)
  where approval_status = 'approved' and hidden_at is null;
