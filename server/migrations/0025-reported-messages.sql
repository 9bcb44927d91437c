-- The end of a conversation as it stood when it was reported. It stays until the report is settled, also when the account
-- of whoever wrote it has ended by then.
create table reported_messages (
  report_id text collate "C" not null references reports on delete cascade,
  number integer not null,
  sender_name text not null,
  text text not null,
  visit_action text,
  visit_times timestamptz[],
  created_at timestamptz not null,
  primary key (report_id, number)
);

create table reported_pictures (
  report_id text collate "C" not null,
  number integer not null,
  position smallint not null,
  picture_id text collate "C" not null references pictures on delete cascade,
  primary key (report_id, number, position),
  foreign key (report_id, number) references reported_messages on delete cascade
);
create index reported_pictures_picture_id on reported_pictures (picture_id);
