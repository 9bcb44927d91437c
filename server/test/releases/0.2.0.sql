-- Rows in the tables and columns that came with 0.2.0.

update pictures set withdrawn_at = now(), withdrawn_from = '68000009' || lpad('1', 16, '0') where id like '%3c';
insert into mailed_tokens (user_id, purpose, hash, expires_at)
values ('68000000' || lpad('7', 16, '0'), 'confirm-it-is-you', decode(md5('seven'), 'hex'), now() + interval '10 minutes');
insert into reported_messages (report_id, number, sender_name, text, visit_action, visit_times, created_at)
select id, number, 'Owner 3', E'Send the money\nfirst', null, null, now() from reports, generate_series(1, 2) number;
insert into reported_pictures (report_id, number, position, picture_id)
select id, 1, 0, lpad(to_hex(55), 32, '0') from reports where subject_kind = 'conversation';
insert into evidence_requests (listing_id, kind, requested_at)
select id, 'visit', now() from listings where approval_status = 'pending';
update featured_slots set end_told_at = now() where status = 'running' and right(id, 1) = '4';
