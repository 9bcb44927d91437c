import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';
import type { Entry } from './mail-content.ts';
import type { Mail } from './mailer.ts';

interface PriceDrops {
  siteName: string;
  name: string;
  cheaper: readonly Entry[];
  link: string;
  manageLink: string;
}

export function priceDropMail({ siteName, name, cheaper, link, manageLink }: PriceDrops): Mail {
  const [first] = cheaper;
  const mail = composeMail({
    siteName,
    subject: cheaper.length === 1 && first ? `Lower price: ${first.title}` : 'Lower prices on your shortlist',
    preheader: first?.text ?? '',
    heading:
      cheaper.length === 1 ? 'A price on your shortlist went down' : 'Prices on your shortlist went down',
    body: [greeting(name), ...cheaper],
    button: { label: 'See your shortlist', link },
    notes: [{ text: 'Change which mails come, or end them', link: manageLink }],
  });
  return { ...mail, unsubscribeLink: manageLink };
}
