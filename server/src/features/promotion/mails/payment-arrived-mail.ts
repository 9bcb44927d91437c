import { amountText } from '@thikana/contract/number-text';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { lastDayOfMail } from '../../../platform/mail/time-of-mail.ts';

interface PaymentArrived extends Recipient {
  title: string;
  priceRupees: number;
  reference: string;
  endsAt: Date;
}

/** The receipt for a featured place. */
export function paymentArrivedMail(paid: PaymentArrived): Mail {
  const { title, priceRupees, reference, endsAt, ...recipient } = paid;
  const day = lastDayOfMail(endsAt);
  return letter(recipient, {
    subject: m.payment_arrived_subject({ title }),
    preheader: m.payment_arrived_preheader({ day }),
    heading: m.payment_arrived_heading(),
    body: [
      m.payment_arrived_text(),
      { quote: title },
      {
        caption: m.payment_caption(),
        quote: m.payment_amount({ amount: amountText(priceRupees), reference }),
      },
      m.payment_arrived_until({ day }),
    ],
    button: m.payment_arrived_button(),
    notes: [m.payment_problem()],
  });
}
