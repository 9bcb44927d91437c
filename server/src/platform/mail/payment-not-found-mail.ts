import { rupeesText } from '../../lib/rupees-text.ts';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface PaymentNotFound {
  siteName: string;
  name: string;
  title: string;
  priceRupees: number;
  reference: string;
  reason: string;
  /** Where the owner may ask for a place anew. */
  link: string;
}

export function paymentNotFoundMail({
  siteName,
  name,
  title,
  priceRupees,
  reference,
  reason,
  link,
}: PaymentNotFound): Mail {
  return composeMail({
    siteName,
    subject: `Your payment was not found: ${title}`,
    preheader: reason,
    heading: 'Your payment was not found',
    body: [
      greeting(name),
      'You told us that you have paid for a featured place. We looked for the payment and could not find it.',
      { quote: title },
      { caption: 'Payment', quote: `${rupeesText(priceRupees)}, ${reference}` },
      { caption: 'What we found', quote: reason },
      'Please compare the amount and the reference number with those in your UPI application. You may ask for the place again.',
    ],
    button: { label: 'To your listings', link },
    notes: ['The money has left your account? Write to us through the contact page of the site.'],
  });
}
