-- Editors change areas and landmarks. A pack does not overwrite what was changed by hand.
alter table areas
  add column is_hidden boolean not null default false,
  add column by_hand boolean not null default false,
  add column merged_into text references areas (slug);
create index areas_by_merged_into on areas (merged_into) where merged_into is not null;

alter table landmarks
  add column is_hidden boolean not null default false,
  add column by_hand boolean not null default false,
  add column merged_into text references landmarks (slug);
create index landmarks_by_merged_into on landmarks (merged_into) where merged_into is not null;
