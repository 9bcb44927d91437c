-- Moderators review listings and reports; editors change areas, texts and settings. Administrators may do both.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('user', 'moderator', 'editor', 'admin'));
