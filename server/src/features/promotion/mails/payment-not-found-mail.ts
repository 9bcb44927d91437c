import { amountText } from '@thikana/contract/number-text';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface PaymentNotFound extends Recipient {
  title: string;
  priceRupees: number;
  reference: string;
  reason: string;
}

export function paymentNotFoundMail(missing: PaymentNotFound): Mail {
  const { title, priceRupees, reference, reason, ...recipient } = missing;
  return letter(recipient, {
    subject: m.payment_not_found_subject({ title }),
    preheader: reason,
    heading: m.payment_not_found_heading(),
    body: [
      m.payment_not_found_text(),
      { quote: title },
      {
        caption: m.payment_caption(),
        quote: m.payment_amount({ amount: amountText(priceRupees), reference }),
      },
      { caption: m.payment_not_found_caption(), quote: reason },
      m.payment_not_found_next(),
    ],
    button: m.mail_open_your_listings(),
    notes: [m.payment_not_found_debited()],
  });
}
