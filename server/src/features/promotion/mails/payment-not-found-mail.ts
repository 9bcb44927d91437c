import { rupeesText } from '../../../lib/rupees-text.ts';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface PaymentNotFound {
  siteName: string;
  name: string;
  title: string;
  priceRupees: number;
  reference: string;
  reason: string;
  /** The page where the owner can request the place again. */
  link: string;
}

export function paymentNotFoundMail(missing: PaymentNotFound): Mail {
  const { siteName, name, title, priceRupees, reference, reason, link } = missing;
  return composeMail({
    siteName,
    subject: m.payment_not_found_subject({ title }),
    preheader: reason,
    heading: m.payment_not_found_heading(),
    body: [
      greeting(name),
      m.payment_not_found_text(),
      { quote: title },
      {
        caption: m.payment_caption(),
        quote: m.payment_amount({ amount: rupeesText(priceRupees), reference }),
      },
      { caption: m.payment_not_found_caption(), quote: reason },
      m.payment_not_found_next(),
    ],
    button: { label: m.mail_open_your_listings(), link },
    notes: [m.payment_not_found_debited()],
  });
}
