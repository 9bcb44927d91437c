-- The city that the site serves: what its pack says of it, and the places that a pack brings or an administrator adds.

create table city (
  only_row boolean primary key default true check (only_row),
  pack text not null,
  digest text not null,
  facts jsonb not null,
  shapes jsonb not null
);

create table areas (
  slug text primary key,
  position integer not null,
  name text not null,
  names jsonb not null,
  spellings text[] not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  outline jsonb,
  belongs_to text references areas (slug) deferrable initially deferred
);

create table former_areas (
  slug text primary key,
  area text not null references areas (slug) on delete cascade
);
create index former_areas_by_area on former_areas (area);

create table landmarks (
  slug text primary key,
  kind text not null,
  name text not null,
  names jsonb not null,
  spellings text[] not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  line jsonb,
  near_metres integer not null check (near_metres > 0),
  accuracy_metres integer check (accuracy_metres > 0)
);
