-- A deleted listing's pictures leave their addresses at once; the files wait some days for second thoughts and reports.
alter table pictures
  add column withdrawn_at timestamptz,
  -- What showed them. No foreign key: the listing is gone.
  add column withdrawn_from text collate "C" check (withdrawn_from ~ '^[0-9a-f]{24}$'),
  add constraint withdrawn_from_a_listing check ((withdrawn_at is null) = (withdrawn_from is null));
create index pictures_withdrawn_at on pictures (withdrawn_at) where withdrawn_at is not null;
