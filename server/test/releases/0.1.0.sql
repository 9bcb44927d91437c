-- Rows in every table of 0.1.0, as that version wrote them.

insert into users (id, name, email, email_key, phone, password_hash, auth_provider, role, is_verified, created_at)
select '68000000' || lpad(to_hex(n), 16, '0'), 'Owner ' || n, 'Owner' || n || '@example.com', 'owner' || n || '@example.com',
  case when n % 4 > 0 then '+9198320' || lpad(n::text, 5, '0') end,
  case when n % 7 > 0 then '{passwordHash}' end, case when n % 7 > 0 then 'local' else 'openid' end,
  case when n = 1 then 'admin' else 'user' end, n % 2 = 0, timestamptz '2026-11-21 06:00+00' + n * interval '1 minute'
from generate_series(1, 20) n;
update users set banned_at = now(), ban_reason = 'Advertises homes of others' where id like '%13';

insert into pictures (id, owner_id, width, height, placeholder, finished_at)
select lpad(to_hex(n), 32, '0'), '68000000' || lpad(to_hex(n % 20 + 1), 16, '0'), 1600, 1200, 'data:image/jpeg;base64,AA==',
  case when n % 9 > 0 then now() end
from generate_series(1, 60) n;
update users set picture_id = lpad('1', 32, '0') where id like '%01';

insert into listings (id, owner_id, intent, category, title, description, location, alternate_location, longitude, latitude,
  area, approval_status, hidden_at, hidden_reasons, bedrooms, bathrooms, floor, built_up_area_square_feet, attached_bathroom,
  parking, furnishing, available_from, shop_area_square_feet, has_shutter, rent_rupees, frequency, available_for_duration,
  available_for_duration_unit, price_rupees, price_per_unit_rupees, unit, available_land_space, available_land_space_unit,
  total_price_rupees, import_key, shows_exact_place, bumped_at, confirmed_at, asked_at)
select '68000000' || lpad(to_hex(n), 16, '0'), '68000000' || lpad(to_hex(n % 20 + 1), 16, '0'),
  case when is_rent then 'rent' else 'sell' end, category, 'Place number ' || n || ' — নমস্কার',
  E'Rooms with a view.\nTab\tand \\ backslash, number ' || n, 'Siliguri', case when n % 3 = 0 then 'near Hong Kong Market' end,
  88.4123456789123 + n / 7919.0, 26.7123456789123 + n / 6131.0,
  (array['sevoke', 'matigara', 'bagdogra', 'other'])[n % 4 + 1],
  (array['approved', 'approved', 'pending', 'rejected'])[n % 4 + 1],
  case when n % 10 = 0 then now() end,
  case when n % 10 = 0 then array[(array['banned', 'lapsed', 'closed', 'reported'])[n / 10 % 4 + 1]] else '{}' end,
  case when is_home then n % 4 end, case when is_home then n % 3 end, case when category = 'house' then n % 3 end,
  case when is_home then 500 + n end, case when is_home then n % 2 = 0 end, case when is_home then n % 3 = 0 end,
  case when is_home then 'unfurnished' end, case when category <> 'land' then date '2026-12-01' end,
  case when category = 'shop' then 200 + n end, case when category = 'shop' then true end,
  case when is_rent then 4000 + n end, case when is_rent then (array['day', 'week', 'month', 'year'])[n % 4 + 1] end,
  case when is_rent then 11 end, case when is_rent then 'month' end,
  case when not is_rent and category <> 'land' then 900000 + n end,
  case when category = 'land' then 1000 + n end, case when category = 'land' then land_unit end,
  case when category = 'land' then 2.5 end, case when category = 'land' then land_unit end,
  case when category = 'land' then 25000 + n end,
  case when n % 8 = 0 then 'homes.csv:' || n end, n % 5 = 0, case when n % 6 = 0 then date_trunc('second', now()) end,
  case when n % 4 < 2 then now() end, case when n % 12 = 0 then now() end
from (
  select n, (array['house', 'flat', 'shop', 'land'])[n / 3 % 4 + 1] as category, n / 3 % 4 < 2 as is_home,
    n % 2 = 0 and n / 3 % 4 < 3 as is_rent,
    (array['sq foot', 'decimal', 'katha', 'bigha', 'acre'])[n % 5 + 1] as land_unit
  from generate_series(1, 60) n
) as made;

insert into listing_pictures (listing_id, position, picture_id)
select '68000000' || lpad(to_hex(n), 16, '0'), 0, lpad(to_hex(n), 32, '0') from generate_series(1, 50) n;

insert into listing_decisions (listing_id, admin_id, from_status, to_status, reason)
select id, '68000000' || lpad('1', 16, '0'), 'pending', approval_status,
  case when approval_status = 'rejected' then 'The pictures show another place' end
from listings where approval_status <> 'pending';

insert into mailed_tokens (user_id, purpose, hash, expires_at)
select '68000000' || lpad(to_hex(n + 1), 16, '0'), (array['verify-email', 'reset-password', 'sign-in'])[n % 3 + 1],
  decode(md5(n::text), 'hex'), now() + interval '1 hour' from generate_series(1, 6) n;
insert into phone_reveals (visitor, day, owner_id)
select '192.0.2.' || n, date '2026-11-21', '68000000' || lpad(to_hex(n), 16, '0') from generate_series(1, 9) n;
insert into site_values (name, value) values ('session-secret', repeat('s', 43)), ('demo', 'not wanted'), ('picture-folder', 'begun');
insert into rate_limits (key, points, expire) values ('login:192.0.2.1', 3, 1796000000000);
insert into audit_entries (admin_id, action, subject_id, subject_label, detail)
select '68000000' || lpad('1', 16, '0'), 'post.approve', id, title, null from listings where approval_status = 'approved';
insert into settings (value) values (
  '{"siteName": "Homes of Siliguri", "contactEmail": "hello@example.com", "stillTrue": {"everyDays": 21, "daysToAnswer": 7}}');
insert into posting_keys (owner_id, key, listing_id)
select owner_id, 'key-of-' || id, id from listings where approval_status = 'pending';

insert into conversations (id, listing_id, listing_title, listing_intent, listing_category, owner_id, seeker_id, last_number)
select '68000001' || lpad(to_hex(n), 16, '0'), '68000000' || lpad(to_hex(n), 16, '0'), 'Place number ' || n, 'rent', 'flat',
  '68000000' || lpad(to_hex(n % 20 + 1), 16, '0'), '68000000' || lpad(to_hex((n + 5) % 20 + 1), 16, '0'), 3
from generate_series(1, 12) n;
insert into messages (conversation_id, number, sender_id, key, text, visit_action, visit_times)
select id, number, case number when 2 then owner_id else seeker_id end, 'message-' || number, E'Is it free?\nNumber ' || number,
  case number when 3 then 'proposed' end, case number when 3 then array[timestamptz '2026-12-02 05:00+00'] end
from conversations, generate_series(1, 3) number;
insert into message_pictures (conversation_id, number, position, picture_id)
select id, 1, 0, lpad(to_hex(55), 32, '0') from conversations limit 3;
insert into inboxes (user_id, position) select id, 7 from users;
insert into conversation_members (conversation_id, user_id, position, read_number, unread, waiting_since)
select id, owner_id, 5, 2, 1, now() from conversations union all select id, seeker_id, 6, 3, 0, null from conversations;
insert into blocks (blocker_id, blocked_id)
select '68000000' || lpad(to_hex(n), 16, '0'), '68000000' || lpad(to_hex(n + 1), 16, '0') from generate_series(2, 4) n;
insert into visits (id, conversation_id, proposed_by, status, times, starts_at, day_reminder_at)
select '68000002' || substr(id, 9), id, seeker_id, 'accepted', array[timestamptz '2026-12-02 05:00+00'],
  timestamptz '2026-12-02 05:00+00', timestamptz '2026-12-01 05:00+00' from conversations;

insert into reports (id, subject_kind, subject_id, subject_label, reported_id, reporter_id, reason, text, outcome, settled_at)
select '68000003' || lpad(to_hex(n), 16, '0'), (array['listing', 'user', 'conversation'])[n % 3 + 1],
  '68000000' || lpad(to_hex(n), 16, '0'), 'Place number ' || n, '68000000' || lpad(to_hex(n % 20 + 1), 16, '0'),
  '68000000' || lpad(to_hex((n + 9) % 20 + 1), 16, '0'), 'wrong-price', 'It is let.',
  case when n % 2 = 0 then 'dismissed' end, case when n % 2 = 0 then now() end
from generate_series(1, 9) n;
insert into picture_shades (picture_id, shades) select id, decode('00ff7f', 'hex') from pictures where finished_at is not null;
insert into picture_prints (picture_id, part, print) select id, 0, -81985529216486896 from pictures where finished_at is not null;
insert into wording_prints (listing_id, bands) select id, array[1, 2, 2147483647] from listings;
insert into listing_signals (listing_id, kind, other_listing_id, score)
select id, 'wording', '68000000' || lpad(to_hex(60), 16, '0'), 0.75 from listings where id like '%0_' and id not like '%3c';
insert into evidence (id, user_id, listing_id, kind, value, seen_by_name, expires_at)
select '68000004' || substr(id, 9), owner_id, id, 'papers', null, 'Asha', now() + interval '300 days'
from listings where approval_status = 'approved';
insert into phone_codes (user_id, phone, hash, sent_at, expires_at)
values ('68000000' || lpad('2', 16, '0'), '+919832000002', decode('00', 'hex'), now(), now() + interval '10 minutes');
insert into removed_listings (id, intent, category, area) values ('68000009' || lpad('1', 16, '0'), 'rent', 'flat', 'sevoke');
insert into removed_homes (listing_id, owner_id, phone_digest, intent, category, longitude, latitude, size, bedrooms)
values ('68000009' || lpad('1', 16, '0'), '68000000' || lpad('2', 16, '0'), phone_digest('+919832000002'), 'rent', 'flat', 88.4, 26.7, 650, 2);

insert into alert_recipients (id, user_id, email, email_key)
select '68000005' || lpad(to_hex(n), 16, '0'), case when n % 2 = 0 then '68000000' || lpad(to_hex(n), 16, '0') end,
  case when n % 2 = 1 then 'Seeker' || n || '@example.com' end, case when n % 2 = 1 then 'seeker' || n || '@example.com' end
from generate_series(1, 6) n;
insert into saved_searches (id, recipient_id, query, search, words, frequency, confirmed_at, intents, categories, areas,
  least_rupees, most_rupees)
select '68000006' || substr(id, 9), id, 'intent=rent&bedrooms=2', '{"intent": "rent", "bedrooms": [2]}', '{garden}', 'daily',
  now(), '{rent}', '{flat}', '{*}', 0, 100000000000 from alert_recipients;
insert into search_matches (search_id, listing_id, recipient_id, found_at)
select id, '68000000' || lpad(to_hex(4), 16, '0'), recipient_id, now() from saved_searches;
insert into shortlisted_listings (user_id, listing_id, added_at, known_rupees)
select '68000000' || lpad(to_hex(n), 16, '0'), '68000000' || lpad(to_hex(n + 3), 16, '0'), now(), 4000 from generate_series(1, 9) n;
insert into traffic_minutes (minute, process, requests, failures, durations)
values (timestamptz '2026-11-21 12:00+00', 'one', 12, 0, '{1, 2, 9}');
insert into listing_days (listing_id, day, kind, count)
select id, date '2026-11-21', 'view', 3 from listings where approval_status = 'approved';
insert into two_step_secrets (user_id, secret, confirmed_at)
values ('68000000' || lpad('1', 16, '0'), decode(repeat('ab', 20), 'hex'), now());
insert into recovery_codes (user_id, hash) values ('68000000' || lpad('1', 16, '0'), decode(repeat('cd', 32), 'hex'));
insert into known_browsers (user_id, hash) values ('68000000' || lpad('1', 16, '0'), decode(repeat('ef', 32), 'hex'));
insert into external_identities (issuer, subject, user_id) values ('https://accounts.example', '7', '68000000' || lpad('7', 16, '0'));
insert into featured_slots (id, listing_id, days, price_rupees, status, reference, ends_at)
select '68000007' || substr(id, 9), id, 7, 199, case when id like '%4' then 'running' else 'refused' end, 'UPI-' || right(id, 6),
  case when id like '%4' then now() + interval '3 days' end
from listings where approval_status = 'approved' and hidden_at is null;
insert into payment_orders (id, slot_id, listing_id, days, price_rupees, payment_id, paid_at)
values ('order_1', '68000007' || lpad(to_hex(4), 16, '0'), '68000000' || lpad(to_hex(4), 16, '0'), 7, 199, 'pay_1', now());
