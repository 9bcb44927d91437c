-- A seeker who was refused because of who they are reports it; such reports are a case of their own.
alter table reports drop constraint reports_subject_kind_check;
alter table reports add constraint reports_subject_kind_check
  check (subject_kind in ('listing', 'user', 'conversation', 'refusal'));
