-- Title and description in a second language that the owner of an approved listing proposes. A row waits for review until
-- it is rejected; an approval moves its texts to the listing and deletes it.

create table proposed_texts (
  listing_id text collate "C" primary key references listings on delete cascade,
  second_title text check (char_length(second_title) between 10 and 120),
  second_description text check (char_length(second_description) between 10 and 5000),
  proposed_at timestamptz not null,
  rejected_at timestamptz,
  reason text,
  check (second_title is not null or second_description is not null)
);

create index proposed_texts_waiting on proposed_texts (proposed_at) where rejected_at is null;
