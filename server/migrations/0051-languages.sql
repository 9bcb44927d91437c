-- The languages of emails and notifications. An account has that of its last login until its owner chooses one.
alter table users
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column has_chosen_language boolean not null default false;

-- Readers without an account.
alter table alert_recipients
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
alter table unconfirmed_messages
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
