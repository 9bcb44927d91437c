-- The store of pictures has the same id: what belongs to another site is neither used nor swept.
insert into site_values (name, value) values ('site-id', gen_random_uuid()::text) on conflict do nothing;
