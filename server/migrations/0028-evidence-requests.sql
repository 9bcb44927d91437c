-- What owners ask administrators to see of a listing: one open question a kind, gone once it is answered.
create table evidence_requests (
  listing_id text collate "C" not null references listings on delete cascade,
  kind text not null check (kind in ('papers', 'visit')),
  requested_at timestamptz not null,
  primary key (listing_id, kind)
);

-- Badges that end soon, or have ended lately.
create index evidence_ending on evidence (expires_at) where kind in ('papers', 'visit');
