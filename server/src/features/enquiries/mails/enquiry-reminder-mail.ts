import { enquiryHours } from '@thikana/contract/enquiries';
import { expiry } from '@thikana/contract/expiry';
import type { Introduction } from '@thikana/contract/introduction';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { introductionLines } from '../introduction-lines.ts';

interface Reminder extends Recipient {
  title: string;
  seekerNumber: number;
  /** Missing while the reader's address is not confirmed. */
  enquiry?: { text: string; introduction: Introduction | undefined; answerLink: string } | undefined;
}

/** The buttons; each opens a page that asks once more, because mail programs open links. */
const answers = [
  { answer: 'available', title: m.enquiry_answer_available, text: m.enquiry_answer_available_text },
  { answer: 'visit', title: m.enquiry_answer_visit, text: m.enquiry_answer_visit_text },
  { answer: 'taken', title: m.enquiry_answer_taken, text: m.enquiry_answer_taken_text },
  { answer: 'declined', title: m.enquiry_answer_declined, text: m.enquiry_answer_declined_text },
];

/** A first message that its owner has not answered. */
export function enquiryReminderMail({ title, seekerNumber, enquiry, ...recipient }: Reminder): Mail {
  const seeker = m.seeker_label({ number: String(seekerNumber) });
  const lines = enquiry?.introduction ? introductionLines(enquiry.introduction) : [];
  return letter(recipient, {
    subject: m.enquiry_reminder_subject({ seeker, title }),
    preheader: enquiry?.text.slice(0, 140) ?? m.unread_messages_preheader(),
    heading: m.enquiry_reminder_heading({ seeker }),
    body: [
      m.enquiry_reminder_text({ hours: enquiryHours.remind }),
      { caption: m.unread_messages_about(), quote: title },
      ...(lines.length > 0 ? [{ quote: lines.join('\n') }] : []),
      ...(enquiry
        ? [
            { quote: enquiry.text },
            ...answers.map(({ answer, title: label, text }) => ({
              title: label(),
              text: text(),
              link: `${enquiry.answerLink}?answer=${answer}`,
            })),
          ]
        : []),
    ],
    button: enquiry ? m.enquiry_reminder_write() : m.unread_messages_log_in(),
    notes: enquiry
      ? [m.enquiry_reminder_once(), m.enquiry_reminder_link({ days: expiry.conversationLinkDays })]
      : [m.unread_messages_confirm()],
  });
}
