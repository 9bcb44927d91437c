import { rupeesText } from '../../../lib/rupees-text.ts';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { lastDayOfMail } from '../../../platform/mail/time-of-mail.ts';

interface PaymentArrived {
  siteName: string;
  name: string;
  title: string;
  priceRupees: number;
  reference: string;
  endsAt: Date;
  /** The page with the statistics of the listing. */
  link: string;
}

/** The receipt for a featured place. */
export function paymentArrivedMail(paid: PaymentArrived): Mail {
  const { siteName, name, title, priceRupees, reference, endsAt, link } = paid;
  const day = lastDayOfMail(endsAt);
  return composeMail({
    siteName,
    subject: m.payment_arrived_subject({ title }),
    preheader: m.payment_arrived_preheader({ day }),
    heading: m.payment_arrived_heading(),
    body: [
      greeting(name),
      m.payment_arrived_text(),
      { quote: title },
      {
        caption: m.payment_caption(),
        quote: m.payment_amount({ amount: rupeesText(priceRupees), reference }),
      },
      m.payment_arrived_until({ day }),
    ],
    button: { label: m.payment_arrived_button(), link },
    notes: [m.payment_problem()],
  });
}
