-- Browsers that show notifications. One belongs to the session that turned it on, and ends with it.
create table push_subscriptions (
  id text collate "C" primary key check (id ~ '^[0-9a-f]{24}$'),
  session_id text collate "C" not null unique references sessions on delete cascade,
  user_id text collate "C" not null references users on delete cascade,
  -- The address of the browser's push service, and the keys that encrypt for this browser.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id);
