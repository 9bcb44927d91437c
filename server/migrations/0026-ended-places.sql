-- Owners are told once that a place has ended; what ended before this is no news.
alter table featured_slots add column end_told_at timestamptz;
update featured_slots set end_told_at = ends_at where ends_at <= now();
create index featured_slots_end_untold on featured_slots (ends_at) where status = 'running' and end_told_at is null;
