-- The units of land come from the city pack. `size` is in the unit of homes and shops.
create table land_units (
  unit text primary key,
  size double precision not null check (size > 0)
);
-- The units that existing listings may use.
insert into land_units (unit, size)
values ('sq foot', 1), ('decimal', 435.6), ('katha', 720), ('bigha', 14400), ('acre', 43560);

alter table listings drop constraint listings_unit_check;
alter table listings drop constraint listings_available_land_space_unit_check;
alter table listings add foreign key (unit) references land_units;
alter table listings add foreign key (available_land_space_unit) references land_units;

create or replace function size_square_feet(
  built_up double precision, shop double precision, land double precision, unit text
) returns double precision
language sql stable parallel safe return coalesce(built_up, shop, land * (
  select land_units.size from land_units where land_units.unit = size_square_feet.unit
));

create or replace function home_size(
  built_up double precision, shop double precision, space double precision, space_unit text
) returns double precision
language sql stable parallel safe return size_square_feet(built_up, shop, space, space_unit);
