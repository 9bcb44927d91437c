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

-- Searches compare built-up areas, shop areas and land by West Bengal's measures.
create function size_square_feet(
  built_up double precision, shop double precision, land double precision, unit text
) returns double precision
language sql immutable parallel safe return coalesce(built_up, shop, land * case unit
  when 'sq foot' then 1::double precision
  when 'decimal' then 435.6::double precision
  when 'katha' then 720::double precision
  when 'bigha' then 14400::double precision
  when 'acre' then 43560::double precision
end);
