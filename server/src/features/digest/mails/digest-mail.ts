import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Entry } from '../../../platform/mail/mail-content.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { timeOfMail } from '../../../platform/mail/time-of-mail.ts';

/** What newly waits in one place. */
interface DigestPart {
  title: string;
  link: string;
  fresh: number;
  total: number;
  oldestAt: Date;
  labels: readonly string[];
}

interface Digest extends Recipient {
  parts: readonly DigestPart[];
  /** The page where its frequency is chosen. */
  changeLink: string;
}

/** The email about everything that newly waits for a member of staff. */
export function digestMail({ parts, changeLink, ...recipient }: Digest): Mail {
  const [first, ...others] = parts;
  const only = others.length === 0 ? first : undefined;
  const count = parts.reduce((sum, { fresh }) => sum + fresh, 0);
  const subject = only?.title ?? m.digest_subject({ count, site: recipient.siteName });
  return letter(
    { ...recipient, link: only?.link ?? recipient.link },
    {
      subject,
      preheader: (only ? only.labels[0] : first?.title) ?? subject,
      heading: subject,
      body: parts.map(entryOf),
      button: only ? m.digest_open_one() : m.digest_open(),
      notes: [m.digest_why(), { text: m.digest_change(), link: changeLink }],
    },
  );
}

function entryOf({ title, link, fresh, total, oldestAt, labels }: DigestPart): Entry {
  const since = timeOfMail(oldestAt);
  const more = fresh - labels.length;
  const lines = [
    ...labels.map((label) => `• ${label}`),
    ...(labels.length > 0 && more > 0 ? [m.digest_more({ count: more })] : []),
    total > fresh ? m.digest_all({ total, since }) : m.digest_oldest({ since }),
  ];
  return { title, text: lines.join('\n'), link };
}
