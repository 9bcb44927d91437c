-- What two people say to each other about one listing. It outlives the listing, and for the one who stays also the
-- account of the other: what somebody wrote goes with their own account.
create table conversations (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  listing_id text collate "C" references listings on delete set null,
  listing_title text not null,
  listing_intent text not null,
  listing_category text not null,
  owner_id text collate "C" references users on delete set null,
  seeker_id text collate "C" references users on delete set null,
  last_number integer not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (owner_id <> seeker_id),
  unique (listing_id, seeker_id)
);
create index conversations_owner_id on conversations (owner_id);
-- The daily allowance of new conversations is counted from these rows.
create index conversations_seeker_id on conversations (seeker_id, created_at desc);

create table messages (
  conversation_id text collate "C" not null references conversations on delete cascade,
  number integer not null check (number > 0),
  sender_id text collate "C" not null references users on delete cascade,
  -- Chosen by the sender, so that a message sent again after a lost answer appears once.
  key text collate "C" not null check (char_length(key) between 8 and 100),
  text text not null check (char_length(text) <= 4000),
  visit_action text check (visit_action in ('proposed', 'moved', 'accepted', 'cancelled')),
  visit_times timestamptz[] check (cardinality(visit_times) <= 3),
  created_at timestamptz not null default now(),
  primary key (conversation_id, number),
  unique (conversation_id, sender_id, key),
  check ((visit_action is null) = (visit_times is null))
);
create index messages_sender_id on messages (sender_id);

create table message_pictures (
  conversation_id text collate "C" not null,
  number integer not null,
  position smallint not null check (position between 0 and 4),
  picture_id text collate "C" not null references pictures on delete cascade,
  primary key (conversation_id, number, position),
  foreign key (conversation_id, number) references messages on delete cascade
);
create index message_pictures_picture_id on message_pictures (picture_id);

-- Counts the changes that concern one person. Whoever changes something takes this row first, so that the positions
-- of one person become visible in their order and nobody who asks for 'after 7' misses an 8 that is still on its way.
create table inboxes (
  user_id text collate "C" primary key references users on delete cascade,
  position bigint not null default 0
);

-- How a conversation stands for one of the two.
create table conversation_members (
  conversation_id text collate "C" not null references conversations on delete cascade,
  user_id text collate "C" not null references users on delete cascade,
  -- Of the last change, in the person's inbox.
  position bigint not null,
  read_number integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- When the first message came that the person has neither read nor been mailed about.
  waiting_since timestamptz,
  mailed_at timestamptz,
  primary key (conversation_id, user_id)
);

-- An account has ended. What it wrote has gone with it, so nothing of that waits to be read; and where the other has
-- ended before, the conversation is nobody's.
create function settle_left_conversation() returns trigger language plpgsql as $$
begin
  if new.owner_id is null and new.seeker_id is null then
    delete from conversations where id = new.id;
  else
    update conversation_members set unread = 0, waiting_since = null where conversation_id = new.id;
  end if;
  return null;
end $$;

create trigger settle_left_conversation after update of owner_id, seeker_id on conversations
  for each row when (new.owner_id is null or new.seeker_id is null)
  execute function settle_left_conversation();

create index conversation_members_changes on conversation_members (user_id, position);
create index conversation_members_waiting on conversation_members (waiting_since) where waiting_since is not null;

create table blocks (
  blocker_id text collate "C" not null references users on delete cascade,
  blocked_id text collate "C" not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked_id on blocks (blocked_id);

create table visits (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  conversation_id text collate "C" not null references conversations on delete cascade,
  proposed_by text collate "C" references users on delete set null,
  status text not null check (status in ('proposed', 'accepted', 'cancelled')),
  times timestamptz[] not null check (cardinality(times) between 1 and 3),
  starts_at timestamptz,
  -- Rises with every mailed calendar file, so that calendars know which is newer.
  sequence integer not null default 0,
  day_reminder_at timestamptz,
  hour_reminder_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'accepted') <= (starts_at is not null))
);
create index visits_conversation_id on visits (conversation_id, id desc);
create index visits_proposed_by on visits (proposed_by);
create index visits_day_reminder on visits (day_reminder_at) where day_reminder_at is not null;
create index visits_hour_reminder on visits (hour_reminder_at) where hour_reminder_at is not null;
