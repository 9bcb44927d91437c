-- Phone numbers of any country, as E.164.
alter table users
  drop constraint users_phone_check,
  add constraint users_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}$');
