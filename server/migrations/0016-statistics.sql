-- How often a listing was seen on a day in Siliguri; by whom is not known.
create table listing_days (
  listing_id text collate "C" not null references listings on delete cascade,
  day date not null,
  kind text collate "C" not null check (kind in ('view', 'phone', 'message', 'shortlist')),
  count integer not null check (count > 0),
  primary key (listing_id, day, kind)
);
create index listing_days_day on listing_days (day);
