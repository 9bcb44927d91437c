import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Entry } from '../../../platform/mail/mail-content.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface PriceDrops extends Recipient {
  cheaper: readonly Entry[];
  manageLink: string;
}

export function priceDropMail({ cheaper, manageLink, ...recipient }: PriceDrops): Mail {
  const [first] = cheaper;
  const count = cheaper.length;
  const mail = letter(recipient, {
    subject: m.price_drop_subject({ count, title: first?.title ?? '' }),
    preheader: first?.text ?? '',
    heading: m.price_drop_heading({ count }),
    body: [...cheaper],
    button: m.price_drop_button(),
    notes: [{ text: m.price_drop_change(), link: manageLink }],
  });
  return { ...mail, unsubscribeLink: manageLink };
}
