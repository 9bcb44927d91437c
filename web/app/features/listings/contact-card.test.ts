import { expect, it } from 'vitest';
import { contactCard } from './contact-card.ts';

it('writes a contact that phones can read', () => {
  const card = contactCard({
    name: 'Asha Tamang; owner',
    phone: '+919832011111',
    note: 'Flat, second floor\nnear the station',
    url: 'https://example.org/rentals/1',
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Asha Tamang\\; owner',
    'N:Asha Tamang\\; owner;;;;',
    'TEL;TYPE=CELL:+919832011111',
    'NOTE:Flat\\, second floor\\nnear the station',
    'URL:https://example.org/rentals/1',
    'END:VCARD',
    '',
  ]);
});
