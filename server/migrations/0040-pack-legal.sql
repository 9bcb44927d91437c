-- The legal texts of the city pack, each with the time of its last change: {"terms": {"markdown": "…", "changedAt": "…"}}.
alter table city add legal jsonb not null default '{}';
