-- When the owner blocked a seeker without a name. The owner sees this block in this conversation only: in others it would
-- tell which seekers are the same person.
alter table conversations add column owner_blocked_at timestamptz;
create index conversations_owner_blocked on conversations (seeker_id, owner_id) where owner_blocked_at is not null;
