-- Rows in the tables and columns that came with 0.4.0.

insert into city (pack, digest, facts, shapes, legal)
values ('siliguri', 'older', '{"name": "Siliguri", "timeZone": "Asia/Kolkata"}', '{"rivers": []}',
  '{"terms": {"markdown": "Be kind.", "changedAt": "2026-11-23T06:00:00Z"}}');
insert into areas (slug, position, name, names, spellings, latitude, longitude, outline, belongs_to, by_hand, merged_into)
values ('deorali', 1, 'Deorali', '{"ne": "देउराली"}', '{devrali}', 27.32, 88.6, '{"type": "Polygon", "coordinates": [[[88.6, 27.3], [88.62, 27.3], [88.61, 27.33], [88.6, 27.3]]]}', null, true, null),
  ('lower_deorali', 2, 'Lower Deorali', '{}', '{}', 27.31, 88.6, null, 'deorali', false, 'deorali');
insert into former_areas (slug, area) values ('old_deorali', 'deorali');
insert into landmarks (slug, kind, name, names, spellings, latitude, longitude, near_metres, is_hidden)
values ('sikkim-manipal', 'hospital', 'Sikkim Manipal Hospital', '{}', '{smims}', 27.31, 88.59, 900, true);
insert into brand_files (file, bytes) values ('0123456789abcdef.png', decode('89504e470d0a1a0a', 'hex'));
insert into land_units (unit, size) values ('ropani', 5476);
insert into users (id, name, email, email_key, phone, role) values
  ('68000000' || lpad('64', 16, '0'), 'Pema', 'pema@example.com', 'pema@example.com', '+97798510012', 'editor'),
  ('68000000' || lpad('65', 16, '0'), 'Ines', 'ines@example.com', 'ines@example.com', '+351912345678', 'moderator');
update listings set unit = 'ropani', available_land_space_unit = 'ropani' where category = 'land' and right(id, 1) in ('a', 'b', 'c');
update listings set hidden_at = now(), hidden_reasons = '{unoffered}'
where approval_status = 'approved' and hidden_at is null and category = 'shop';
