-- Ids are 24 hexadecimal digits whose first 8 are the creation time in seconds: text order is time order.

create table users (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  name text not null check (char_length(name) between 3 and 80),
  email text not null check (email like '%_@_%' and char_length(email) <= 254),
  -- The address in lower case: one account an address, however it is typed.
  email_key text collate "C" not null unique,
  phone text check (phone ~ '^\+91[0-9]{10}$'),
  password_hash text,
  auth_provider text not null default 'local',
  role text not null default 'user' check (role in ('user', 'admin')),
  is_verified boolean not null default false,
  picture_id text collate "C",
  -- Raised by whatever must end every session: a new password, a ban, another role.
  session_version integer not null default 1,
  banned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table pictures (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{32}$'),
  owner_id text collate "C" references users on delete set null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null check (char_length(placeholder) <= 2000),
  -- Null while only the first rendition exists.
  finished_at timestamptz,
  created_at timestamptz not null default now()
);
create index pictures_owner_id on pictures (owner_id);

alter table users add constraint users_picture_id foreign key (picture_id) references pictures on delete set null;
create index users_picture_id on users (picture_id);

create table listings (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  owner_id text collate "C" not null references users on delete cascade,
  intent text not null check (intent in ('rent', 'sell')),
  category text not null check (category in ('house', 'flat', 'shop', 'land')),
  title text not null check (char_length(title) between 10 and 120),
  description text not null check (char_length(description) between 10 and 5000),
  location text not null check (char_length(location) between 1 and 200),
  alternate_location text check (char_length(alternate_location) <= 200),
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  area text not null,
  approval_status text not null default 'pending' check (approval_status in ('pending', 'approved', 'rejected')),
  -- Set while the owner is banned: the listing keeps its status and is shown to nobody.
  hidden_at timestamptz,

  bedrooms integer check (bedrooms between 0 and 100),
  bathrooms integer check (bathrooms between 0 and 100),
  floor integer check (floor between -5 and 200),
  built_up_area_square_feet double precision check (built_up_area_square_feet between 0 and 1000000),
  attached_bathroom boolean,
  parking boolean,
  furnishing text check (furnishing in ('unfurnished', 'semi-furnished', 'fully-furnished')),
  available_from date,
  shop_area_square_feet double precision check (shop_area_square_feet between 0 and 1000000),
  has_shutter boolean,

  rent_rupees bigint check (rent_rupees between 1 and 100000000000),
  frequency text check (frequency in ('day', 'week', 'month', 'year')),
  available_for_duration integer check (available_for_duration between 1 and 1000),
  available_for_duration_unit text check (available_for_duration_unit in ('day', 'week', 'month', 'year')),
  price_rupees bigint check (price_rupees between 1 and 100000000000),
  price_per_unit_rupees bigint check (price_per_unit_rupees between 1 and 100000000000),
  unit text check (unit in ('decimal', 'sq foot', 'katha', 'bigha', 'acre')),
  available_land_space double precision check (available_land_space > 0),
  available_land_space_unit text check (available_land_space_unit in ('decimal', 'sq foot', 'katha', 'bigha', 'acre')),
  total_price_rupees bigint check (total_price_rupees >= 0),

  -- Which row of which file an imported listing came from, so that a second run does not double it.
  import_key text collate "C",
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint land_is_for_sale check (category <> 'land' or intent = 'sell'),
  constraint home_details check (
    category not in ('house', 'flat')
    or (bedrooms is not null and bathrooms is not null and built_up_area_square_feet is not null
        and attached_bathroom is not null and parking is not null and available_from is not null)
  ),
  constraint floor_of_houses check ((category = 'house') = (floor is not null)),
  constraint shop_details check (
    category <> 'shop'
    or (shop_area_square_feet is not null and has_shutter is not null and available_from is not null)
  ),
  constraint rent_price check (
    (intent = 'rent') = (rent_rupees is not null and frequency is not null
      and available_for_duration is not null and available_for_duration_unit is not null)
  ),
  constraint sale_price check ((intent = 'sell' and category <> 'land') = (price_rupees is not null)),
  constraint land_price check (
    (category = 'land') = (price_per_unit_rupees is not null and unit is not null
      and available_land_space is not null and available_land_space_unit is not null
      and total_price_rupees is not null)
  )
);
create index listings_public on listings (id desc) where approval_status = 'approved' and hidden_at is null;
create index listings_public_by_intent on listings (intent, id desc)
  where approval_status = 'approved' and hidden_at is null;
create index listings_by_owner on listings (owner_id, id desc);
create index listings_by_status on listings (approval_status, id desc);
create unique index listings_import_key on listings (owner_id, import_key) where import_key is not null;

create table listing_pictures (
  listing_id text collate "C" not null references listings on delete cascade,
  position smallint not null check (position between 0 and 9),
  picture_id text collate "C" not null references pictures,
  primary key (listing_id, position)
);
create index listing_pictures_picture_id on listing_pictures (picture_id);

create table listing_decisions (
  id bigint generated always as identity primary key,
  listing_id text collate "C" not null references listings on delete cascade,
  admin_id text collate "C" references users on delete set null,
  from_status text not null,
  to_status text not null check (to_status in ('approved', 'rejected')),
  reason text check (char_length(reason) <= 500),
  decided_at timestamptz not null default now()
);
create index listing_decisions_listing_id on listing_decisions (listing_id, id desc);
create index listing_decisions_admin_id on listing_decisions (admin_id);

-- Links in mails. Only a hash is kept; a newer token of the same purpose replaces the older one.
create table mailed_tokens (
  user_id text collate "C" not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Which telephone numbers a visitor has seen on a day.
create table phone_reveals (
  visitor text collate "C" not null,
  day date not null,
  owner_id text collate "C" not null references users on delete cascade,
  primary key (visitor, day, owner_id)
);
create index phone_reveals_owner_id on phone_reveals (owner_id);

-- What every process of the site shares: the key of its sessions, whether the demo was made.
create table site_values (
  name text primary key,
  value text not null
);

-- Kept by rate-limiter-flexible; shared by every process.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
