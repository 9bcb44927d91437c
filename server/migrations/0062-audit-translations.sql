-- Our own texts of an entry in the other languages of the site: {"bn": {"label": …, "detail": …}}. Null if it has none, and in
-- entries of older versions; those read in English.
alter table audit_entries add column translations jsonb;
