-- An owner may let everyone see exactly where a listing is. All others are shown in their neighbourhood.

alter table listings add column shows_exact_place boolean not null default false;

create function public_longitude(longitude double precision, id text, exact boolean) returns double precision
language sql immutable parallel safe return
  case when exact then longitude else (map_column(longitude) + place_in_cell(id, 2531)) * 0.003 end;

create function public_latitude(latitude double precision, id text, exact boolean) returns double precision
language sql immutable parallel safe return
  case when exact then latitude else (map_row(latitude) + place_in_cell(id, 1597)) * 0.0027 end;

drop function public_longitude(double precision, text);
drop function public_latitude(double precision, text);
