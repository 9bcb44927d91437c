-- 'Newest' lists are ordered by freshness: when a listing was posted, or when its owner last put it up again.

alter table listings add column bumped_at timestamptz(0);

-- Without a bump it is the second that the id begins with.
create function fresh_at(bumped_at timestamptz, id text) returns timestamptz
language sql immutable parallel safe return
  coalesce(bumped_at, to_timestamp(('x' || left(id, 8))::bit(32)::bigint));

drop index listings_public, listings_public_by_intent, listings_public_by_area, listings_public_by_category,
  listings_public_by_price;
create index listings_public on listings (fresh_at(bumped_at, id) desc, id desc)
  where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_intent on listings (intent, fresh_at(bumped_at, id) desc, id desc)
  where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_area on listings (area, intent, fresh_at(bumped_at, id) desc, id desc)
  where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_category on listings (category, intent, fresh_at(bumped_at, id) desc, id desc)
  where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_price on listings
  (intent, comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees), fresh_at(bumped_at, id) desc, id desc)
  where approval_status = 'approved' and hidden_at is null;
