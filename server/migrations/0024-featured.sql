-- Marked places at the top of lists and on the home page. A place ends with a day in Siliguri, as the pages do that show it.
create table featured_slots (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  listing_id text collate "C" not null references listings on delete cascade,
  -- The offer that was taken, as it was then.
  days integer not null check (days between 1 and 90),
  price_rupees integer not null check (price_rupees >= 0),
  status text not null check (status in ('unpaid', 'claimed', 'running', 'refused')),
  -- What the owner says the payment can be recognised by.
  reference text collate "C" check (char_length(reference) between 6 and 40),
  refusal text check (char_length(refusal) <= 500),
  asked_at timestamptz not null default now(),
  claimed_at timestamptz,
  ends_at timestamptz,
  constraint running_ends check ((status = 'running') = (ends_at is not null)),
  constraint claimed_has_reference check (status <> 'claimed' or reference is not null)
);
create index featured_slots_listing_id on featured_slots (listing_id, id desc);
create index featured_slots_ends_at on featured_slots (ends_at) where status = 'running';
create index featured_slots_claimed on featured_slots (claimed_at) where status = 'claimed';
-- One payment is for one place.
create unique index featured_slots_reference on featured_slots (upper(reference)) where status in ('claimed', 'running');
create unique index featured_slots_open on featured_slots (listing_id) where status in ('unpaid', 'claimed');
