-- Payments that a provider was asked to take in. They stay when the request they are for is taken back or the listing
-- is deleted, so that no payment comes in unseen.
create table payment_orders (
  -- The provider's.
  id text collate "C" primary key,
  slot_id text collate "C" not null check (slot_id ~ '^[0-9a-f]{24}$'),
  listing_id text collate "C" references listings on delete set null,
  days integer not null check (days between 1 and 90),
  price_rupees integer not null check (price_rupees > 0),
  created_at timestamptz not null default now(),
  payment_id text collate "C" unique,
  paid_at timestamptz,
  constraint paid_by_payment check ((payment_id is null) = (paid_at is null))
);
create index payment_orders_slot_id on payment_orders (slot_id);
create index payment_orders_listing_id on payment_orders (listing_id);
