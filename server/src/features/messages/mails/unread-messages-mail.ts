import { expiry } from '@thikana/contract/expiry';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting, otherPerson } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface UnreadMessages {
  siteName: string;
  name: string;
  otherName: string;
  title: string;
  /** The messages, oldest first; empty while the reader's address is not confirmed. */
  texts: readonly string[];
  count: number;
  link: string;
}

/** Messages that stayed unread for some minutes. */
export function unreadMessagesMail(unread: UnreadMessages): Mail {
  const { siteName, name, title, texts, count, link } = unread;
  const other = otherPerson(unread.otherName);
  const isOpen = texts.length > 0;
  return composeMail({
    siteName,
    subject: m.unread_messages_subject({ count, other, title }),
    preheader: texts[0]?.slice(0, 140) ?? m.unread_messages_preheader(),
    heading: m.unread_messages_heading({ count, other }),
    body: [
      greeting(name),
      { caption: m.unread_messages_about(), quote: title },
      ...texts.map((text) => ({ quote: text })),
    ],
    button: { label: isOpen ? m.unread_messages_answer() : m.unread_messages_log_in(), link },
    notes: isOpen
      ? [m.unread_messages_link({ days: expiry.conversationLinkDays }), m.unread_messages_fraud()]
      : [m.unread_messages_confirm()],
  });
}
