-- Actions of the command line have no account.
alter table audit_entries add column by_command_line boolean not null default false;
