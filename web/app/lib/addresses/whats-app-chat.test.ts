import { expect, it } from 'vitest';
import { whatsAppChat } from './whats-app-chat.ts';

it('opens a chat with the number in the form that WhatsApp expects', () => {
  const chat = new URL(whatsAppChat('Is “Flat & shop” available?', '+91 98320 11111'));
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919832011111');
  expect(chat.searchParams.get('text')).toBe('Is “Flat & shop” available?');
});
