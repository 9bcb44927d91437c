-- Whom an OpenID provider knows an account by.
create table external_identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index external_identities_user_id on external_identities (user_id);

alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'sign-in'));
