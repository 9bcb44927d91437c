-- The map. A listing is shown in its neighbourhood: a cell of about 300 m, at a place in it that follows from the id
-- alone, so that nothing that is asked of the map tells more than the cell.

create function map_column(longitude double precision) returns integer
language sql immutable parallel safe return floor(longitude / 0.003)::integer;

create function map_row(latitude double precision) returns integer
language sql immutable parallel safe return floor(latitude / 0.0027)::integer;

-- Between 0.1 and 0.9; listings of one cell are spread over it.
create function place_in_cell(id text, stride integer) returns double precision
language sql immutable parallel safe return
  0.1 + 0.8 * ((('x' || right(id, 3))::bit(12)::integer * stride % 4096) / 4096::double precision);

create function public_longitude(longitude double precision, id text) returns double precision
language sql immutable parallel safe return (map_column(longitude) + place_in_cell(id, 2531)) * 0.003;

create function public_latitude(latitude double precision, id text) returns double precision
language sql immutable parallel safe return (map_row(latitude) + place_in_cell(id, 1597)) * 0.0027;

create index listings_public_by_cell on listings (map_row(latitude), map_column(longitude), id desc)
  where approval_status = 'approved' and hidden_at is null;

-- Without them the planner guesses how many listings a part of the map has.
create statistics listings_cells on (map_row(latitude)), (map_column(longitude)) from listings;

-- How many public listings of a kind a cell has: the sum of its entries. Whatever changes listings only adds entries, so
-- nobody waits for anybody; `tidy_map_cells` makes them one again.
create table map_cells (
  map_row integer not null,
  map_column integer not null,
  area text not null,
  intent text not null,
  category text not null,
  count integer not null,
  -- The lowest of the comparable prices; null in an entry that takes away.
  min_rupees bigint
);
create index map_cells_place on map_cells (map_row, map_column);

create function enter_map_cells() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into map_cells
    select map_row(latitude), map_column(longitude), area, intent, category, count(*),
      min(comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees))
    from added where approval_status = 'approved' and hidden_at is null
    group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into map_cells
    select map_row(latitude), map_column(longitude), area, intent, category, -count(*), null
    from removed where approval_status = 'approved' and hidden_at is null
    group by 1, 2, 3, 4, 5;
  else
    insert into map_cells
    select map_row(latitude), map_column(longitude), area, intent, category, sum(change),
      min(comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees)) filter (where change = 1)
    from (select 1 as change, added.* from added union all select -1, removed.* from removed) as changes
    where approval_status = 'approved' and hidden_at is null
    group by 1, 2, 3, 4, 5;
  end if;
  return null;
end $$;

create trigger listings_added after insert on listings
  referencing new table as added for each statement execute function enter_map_cells();
create trigger listings_changed after update on listings
  referencing old table as removed new table as added for each statement execute function enter_map_cells();
create trigger listings_removed after delete on listings
  referencing old table as removed for each statement execute function enter_map_cells();

-- One entry for each kind in each cell that has several, counted anew, so that the lowest price is right again. One
-- statement: entries and listings are read as of the same moment. Who comes while it runs goes away.
create function tidy_map_cells() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('tidy_map_cells')) then return; end if;
  with cells as (
    select map_row, map_column from map_cells
    group by map_row, map_column having count(*) > count(distinct (area, intent, category))
  ), cleared as (
    delete from map_cells using cells
    where map_cells.map_row = cells.map_row and map_cells.map_column = cells.map_column
  )
  insert into map_cells
  select cells.map_row, cells.map_column, area, intent, category, count(*),
    min(comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees))
  from cells join listings on map_row(latitude) = cells.map_row and map_column(longitude) = cells.map_column
  where approval_status = 'approved' and hidden_at is null
  group by 1, 2, 3, 4, 5;
end $$;

insert into map_cells
select map_row(latitude), map_column(longitude), area, intent, category, count(*),
  min(comparable_rupees(frequency, rent_rupees, price_rupees, total_price_rupees))
from listings where approval_status = 'approved' and hidden_at is null
group by 1, 2, 3, 4, 5;

analyze listings;
