import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Entry } from '../../../platform/mail/mail-content.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface PriceDrops {
  siteName: string;
  name: string;
  cheaper: readonly Entry[];
  link: string;
  manageLink: string;
}

export function priceDropMail({ siteName, name, cheaper, link, manageLink }: PriceDrops): Mail {
  const [first] = cheaper;
  const count = cheaper.length;
  const mail = composeMail({
    siteName,
    subject: m.price_drop_subject({ count, title: first?.title ?? '' }),
    preheader: first?.text ?? '',
    heading: m.price_drop_heading({ count }),
    body: [greeting(name), ...cheaper],
    button: { label: m.price_drop_button(), link },
    notes: [{ text: m.price_drop_change(), link: manageLink }],
  });
  return { ...mail, unsubscribeLink: manageLink };
}
