-- Pictures of the home page. They belong to the site, not to the account that uploaded them.
create table slide_pictures (
  picture_id text collate "C" primary key references pictures on delete cascade,
  created_at timestamptz not null default now()
);
