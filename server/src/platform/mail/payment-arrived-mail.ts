import { rupeesText } from '../../lib/rupees-text.ts';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { lastDayOfMail } from './time-of-mail.ts';

interface PaymentArrived {
  siteName: string;
  name: string;
  title: string;
  priceRupees: number;
  reference: string;
  endsAt: Date;
  /** Where the owner sees what comes of it. */
  link: string;
}

/** The receipt for a featured place. */
export function paymentArrivedMail(paid: PaymentArrived): Mail {
  const { siteName, name, title, priceRupees, reference, endsAt, link } = paid;
  return composeMail({
    siteName,
    subject: `Your listing is featured: ${title}`,
    preheader: `Until the end of ${lastDayOfMail(endsAt)}.`,
    heading: 'Your listing is featured',
    body: [
      greeting(name),
      'Your payment has arrived.',
      { quote: title },
      { caption: 'Payment', quote: `${rupeesText(priceRupees)}, ${reference}` },
      `The listing stands before the others of its lists until the end of ${lastDayOfMail(endsAt)}.`,
    ],
    button: { label: 'See how it does', link },
    notes: ['Something is wrong with the payment? Write to us through the contact page of the site.'],
  });
}
