import { expiry } from '@thikana/contract/expiry';
import { fraudHelpline } from '@thikana/contract/fraud-helpline';
import { m } from '../../../paraglide/messages.js';
import { otherPerson } from '../../../platform/mail/greeting.ts';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface UnreadMessages extends Recipient {
  otherName: string;
  title: string;
  /** The messages, oldest first; empty while the reader's address is not confirmed. */
  texts: readonly string[];
  count: number;
}

/** Messages that stayed unread for some minutes. */
export function unreadMessagesMail(unread: UnreadMessages): Mail {
  const { title, texts, count, ...recipient } = unread;
  const other = otherPerson(unread.otherName);
  const helpline = fraudHelpline();
  const isOpen = texts.length > 0;
  return letter(recipient, {
    subject: m.unread_messages_subject({ count, other, title }),
    preheader: texts[0]?.slice(0, 140) ?? m.unread_messages_preheader(),
    heading: m.unread_messages_heading({ count, other }),
    body: [{ caption: m.unread_messages_about(), quote: title }, ...texts.map((text) => ({ quote: text }))],
    button: isOpen ? m.unread_messages_answer() : m.unread_messages_log_in(),
    notes: isOpen
      ? [
          m.unread_messages_link({ days: expiry.conversationLinkDays }),
          helpline ? m.unread_messages_fraud({ helpline }) : m.unread_messages_fraud_police(),
        ]
      : [m.unread_messages_confirm()],
  });
}
