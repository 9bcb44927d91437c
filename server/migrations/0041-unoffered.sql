-- One more reason to hide a listing: the site no longer offers its kind. Once deleted, the address of such a listing is
-- one of something that is gone, because it was public before.
alter table listings drop constraint listings_hidden_reasons_check;
alter table listings add constraint listings_hidden_reasons_check
  check (hidden_reasons <@ array['banned', 'lapsed', 'closed', 'reported', 'unoffered']);

drop trigger remember_removed_listing on listings;
create trigger remember_removed_listing after delete on listings
  for each row when (
    old.approval_status = 'approved'
    and (old.hidden_at is null
      or (cardinality(old.hidden_reasons) > 0
        and old.hidden_reasons <@ array['lapsed', 'closed', 'unoffered']))
  )
  execute function remember_removed_listing();
