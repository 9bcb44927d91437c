-- Positions are told to a ten-millionth of a degree, a centimetre: in memory they are whole numbers.

create function told_degrees(degrees double precision) returns double precision
language sql immutable parallel safe return
  floor(degrees * 10000000::double precision + 0.5::double precision) / 10000000::double precision;

create or replace function public_longitude(longitude double precision, id text, exact boolean)
returns double precision
language sql immutable parallel safe return
  told_degrees(case when exact then longitude else (map_column(longitude) + place_in_cell(id, 2531)) * 0.003 end);

create or replace function public_latitude(latitude double precision, id text, exact boolean)
returns double precision
language sql immutable parallel safe return
  told_degrees(case when exact then latitude else (map_row(latitude) + place_in_cell(id, 1597)) * 0.0027 end);

update listings set longitude = told_degrees(longitude), latitude = told_degrees(latitude)
where longitude <> told_degrees(longitude) or latitude <> told_degrees(latitude);
