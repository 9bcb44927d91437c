-- What a tenant pays beside the rent. Null: the owner did not say; 0: nothing.

alter table listings
  add column deposit_rupees bigint check (deposit_rupees between 0 and 100000000000),
  add column maintenance_rupees bigint check (maintenance_rupees between 0 and 100000000000),
  add constraint rent_costs check (intent = 'rent' or (deposit_rupees is null and maintenance_rupees is null));
