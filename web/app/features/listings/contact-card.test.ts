import { expect, it } from 'vitest';
import { contactCard, whatsAppChat } from './contact-card.ts';

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

it('opens a chat with the number in the form that WhatsApp expects', () => {
  const chat = new URL(whatsAppChat('+91 98320 11111', 'Is “Flat & shop” available?'));
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919832011111');
  expect(chat.searchParams.get('text')).toBe('Is “Flat & shop” available?');
});
