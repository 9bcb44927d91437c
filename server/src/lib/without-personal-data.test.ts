import { expect, it } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

const cases: [string, string][] = [
  ['550 <asha.tamang+home@mail.example.co.in> is unknown', '550 <[address]> is unknown'],
  ['call +919832012345 or 98320 12345', 'call [phone] or [phone]'],
  ['GET /reset-password/0f3a9b2c4d5e6f708192', 'GET /reset-password/[token]'],
  ['GET /verify-email?token=abc.def&x=1', 'GET /verify-email?token=[token]&x=1'],
  [
    'GET /alerts/confirm/tp9qom.NmIwMzAxZDZkODgxZDhjZDJiNzNhNmYw.gvVRYQcZm2eXpHk-y1rIV2A0G6qqraR3N39H8frQlQ8',
    'GET /alerts/confirm/[token]',
  ],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'Bearer [token]'],
  ['Key (email_key)=(asha@example.com) already exists.', 'Key (email_key)=([values]) already exists.'],
  ['Failing row contains (5f, Asha Tamang, null).', 'Failing row contains ([values]).'],
  [
    'listing 67404f2e1a2b3c4d5e6f7a8b took 1732219200123 ms',
    'listing 67404f2e1a2b3c4d5e6f7a8b took 1732219200123 ms',
  ],
];

it.each(cases)('%s', (text, cleaned) => {
  expect(withoutPersonalData(text)).toBe(cleaned);
});
