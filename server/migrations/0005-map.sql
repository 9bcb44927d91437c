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

-- Whether an outline, longitudes and latitudes of its corners in turn, goes around a point, however it crosses itself.
-- PostgreSQL's own polygons take what is a millionth of a degree apart for the same.
create function goes_around(corners double precision[], x double precision, y double precision) returns boolean
language sql immutable parallel safe return (
  select sum(case
    when y1 <= y and y2 > y and (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1) > 0 then 1
    when y1 > y and y2 <= y and (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1) < 0 then -1
    else 0 end) <> 0
  from generate_series(0, cardinality(corners) / 2 - 1) as corner,
    lateral (select corner * 2 + 1 as here, (corner * 2 + 2) % cardinality(corners) + 1 as next) as places,
    lateral (select corners[here] as x1, corners[here + 1] as y1, corners[next] as x2, corners[next + 1] as y2) as line
);

create index listings_public_by_cell on listings (map_row(latitude), map_column(longitude), id desc)
  where approval_status = 'approved' and hidden_at is null;

-- Without them the planner guesses how many listings a part of the map has.
create statistics listings_cells on (map_row(latitude)), (map_column(longitude)) from listings;

analyze listings;
