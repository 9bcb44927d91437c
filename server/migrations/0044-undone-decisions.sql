-- A decision can be undone until its owner and the saved searches were told of it. Earlier decisions were told at once.
alter table listing_decisions
  add column announced_at timestamptz default now(),
  add column undone_at timestamptz,
  add constraint listing_decisions_end check (announced_at is null or undone_at is null);
alter table listing_decisions alter column announced_at drop default;
create index listing_decisions_waiting on listing_decisions (decided_at)
  where announced_at is null and undone_at is null;
