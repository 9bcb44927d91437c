-- Whoever came by an OpenID provider has no password to confirm things with; a mailed code stands in for it.
alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'sign-in', 'confirm-it-is-you'));
