-- Emails to members of staff about what newly waits for them.
create table digest_readers (
  user_id text collate "C" primary key references users on delete cascade,
  -- Without one, the settings decide.
  frequency text check (frequency in ('at-once', 'hourly', 'daily', 'off')),
  -- When the site last looked for something new for this person.
  looked_at timestamptz not null
);

-- What a digest has mentioned to a person; it is never mentioned to them again.
create table digest_items (
  user_id text collate "C" not null references users on delete cascade,
  source text not null,
  item text collate "C" not null,
  primary key (user_id, source, item)
);
