import { expect, test } from 'vitest';
import { paymentArrivedMail } from './payment-arrived-mail.ts';
import { paymentNotFoundMail } from './payment-not-found-mail.ts';

const paid = {
  siteName: 'Thikana',
  name: 'Asha',
  title: 'Sunny flat',
  priceRupees: 1_500,
  reference: '634512345678',
  link: 'https://thikana.example/somewhere',
};

test('an email about a payment states its amount and its number', () => {
  const mails = [
    paymentArrivedMail({ ...paid, endsAt: new Date('2026-08-28T18:45:00Z') }),
    paymentNotFoundMail({ ...paid, reason: 'Nothing arrived' }),
  ];
  for (const { text } of mails) expect(text).toContain('Payment:\n> ₹1,500, 634512345678');
});
