-- Why a listing is shown to nobody. `hidden_at` stays the one mark that lists, indexes and triggers look at: it is set
-- while there is any reason.
alter table listings
  add column hidden_reasons text[] not null default '{}'
    check (hidden_reasons <@ array['banned', 'lapsed', 'closed', 'reported']),
  -- When its owner last said that it is still to be had; approval counts as that.
  add column confirmed_at timestamptz,
  -- When the owner was asked again; null as soon as there is an answer.
  add column asked_at timestamptz,
  add constraint reasons_hide check (cardinality(hidden_reasons) = 0 or hidden_at is not null);

update listings set hidden_reasons = '{banned}' where hidden_at is not null;

update listings set confirmed_at = coalesce(
  (select max(decided_at) from listing_decisions
   where listing_decisions.listing_id = listings.id and to_status = 'approved'),
  created_at)
where approval_status = 'approved';

create index listings_public_by_confirmation on listings (intent, confirmed_at)
  where approval_status = 'approved' and hidden_at is null;

-- What its owner closed, or did not confirm, was public before: once deleted its address is one of something that is gone.
drop trigger remember_removed_listing on listings;
create trigger remember_removed_listing after delete on listings
  for each row when (
    old.approval_status = 'approved'
    and (old.hidden_at is null
      or (cardinality(old.hidden_reasons) > 0 and old.hidden_reasons <@ array['lapsed', 'closed']))
  )
  execute function remember_removed_listing();

-- Homes that were taken down, for as long as one that is offered again keeps its first date.
create table removed_homes (
  listing_id text collate "C" primary key,
  owner_id text collate "C" not null,
  -- A digest: the number itself is no longer needed.
  phone_digest text collate "C",
  intent text not null,
  category text not null,
  longitude double precision not null,
  latitude double precision not null,
  size double precision not null,
  bedrooms integer,
  removed_at timestamptz not null default now()
);
create index removed_homes_owner_id on removed_homes (owner_id);
create index removed_homes_phone_digest on removed_homes (phone_digest);
create index removed_homes_removed_at on removed_homes (removed_at);

-- Square feet, of land in the weights of the land units' standard set.
create function home_size(
  built_up double precision, shop double precision, space double precision, space_unit text
) returns double precision
language sql immutable parallel safe return coalesce(built_up, shop, space * case space_unit
  when 'sq foot' then 1
  when 'decimal' then 435.6
  when 'katha' then 720
  when 'bigha' then 14400
  when 'acre' then 43560
end);

create function phone_digest(phone text) returns text
language sql immutable parallel safe return encode(sha256(convert_to(phone, 'UTF8')), 'hex');

create function remember_removed_home() returns trigger language plpgsql as $$
begin
  insert into removed_homes
    (listing_id, owner_id, phone_digest, intent, category, longitude, latitude, size, bedrooms)
  values (
    old.id, old.owner_id, (select phone_digest(phone) from users where id = old.owner_id),
    old.intent, old.category, old.longitude, old.latitude,
    home_size(old.built_up_area_square_feet, old.shop_area_square_feet,
      old.available_land_space, old.available_land_space_unit),
    old.bedrooms)
  on conflict (listing_id) do nothing;
  return null;
end $$;

create trigger remember_removed_home after delete on listings
  for each row when (old.approval_status = 'approved')
  execute function remember_removed_home();
