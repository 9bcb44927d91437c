import { expiry } from '@thikana/contract/expiry';
import { composeMail } from './compose-mail.ts';
import { greeting, otherPerson } from './greeting.ts';
import type { Mail } from './mailer.ts';

interface UnreadMessages {
  siteName: string;
  name: string;
  otherName: string;
  title: string;
  /** What they say, oldest first; empty where the address is not known to be the reader's. */
  texts: readonly string[];
  count: number;
  link: string;
}

/** Messages that nobody has read for some minutes. */
export function unreadMessagesMail({
  siteName,
  name,
  otherName,
  title,
  texts,
  count,
  link,
}: UnreadMessages): Mail {
  const other = otherPerson(otherName);
  const messages = count === 1 ? 'A message' : `${count} messages`;
  const isOpen = texts.length > 0;
  return composeMail({
    siteName,
    subject: `${messages} from ${other}: ${title}`,
    preheader: texts[0]?.slice(0, 140) ?? 'Log in to read and answer.',
    heading: `${messages} from ${other}`,
    body: [greeting(name), { caption: 'About', quote: title }, ...texts.map((text) => ({ quote: text }))],
    button: { label: isOpen ? 'Read and answer' : 'Log in to read', link },
    notes: isOpen
      ? [
          `The button opens this one conversation for ${expiry.conversationLinkDays} days, without a login. Whoever has this mail can answer as you: please do not forward it.`,
          'Never pay anything before you have seen the place and the papers. Fraud? Call 1930, the cyber-crime helpline.',
        ]
      : [
          'Confirm your e-mail address on your profile page, and the next mail will show you what was written.',
        ],
  });
}
