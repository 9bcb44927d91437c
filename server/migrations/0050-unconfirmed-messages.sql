-- First messages of visitors without an account. One reaches the owner when its sender confirms the email address.
create table unconfirmed_messages (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  listing_id text collate "C" not null references listings on delete cascade,
  email text not null check (char_length(email) <= 320),
  email_key text not null,
  -- Chosen by the sender, so that a message sent again after a lost answer is mailed about once.
  key text collate "C" not null check (char_length(key) between 8 and 100),
  text text not null check (char_length(text) <= 4000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (email_key, key)
);
create index unconfirmed_messages_listing_id on unconfirmed_messages (listing_id);
create index unconfirmed_messages_expires_at on unconfirmed_messages (expires_at);
