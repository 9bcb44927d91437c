-- Listings of a promoter's project, with its registration number. Their seller has stated that the listing is true.
alter table listings
  add column is_project boolean not null default false,
  add column project_number text check (char_length(project_number) between 1 and 60),
  add constraint project_number_of_project check (project_number is null or is_project),
  add constraint project_for_sale check (intent = 'sell' or not is_project);
