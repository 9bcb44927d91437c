import type { EvidenceKind } from '@thikana/contract/badges';
import { m } from '../../../paraglide/messages.js';
import { letter, type Recipient } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { dayOfMail } from '../../../platform/mail/time-of-mail.ts';

interface AboutListing extends Recipient {
  title: string;
  kind: EvidenceKind;
}

export function evidenceRecordedMail(about: AboutListing & { until: Date }): Mail {
  const { title, kind, ...recipient } = about;
  const meaning = m.badge_recorded_meaning({ kind, day: dayOfMail(about.until) });
  return letter(recipient, {
    subject: m.badge_recorded_subject({ kind, title }),
    preheader: meaning,
    heading: m.badge_recorded_heading({ kind }),
    body: [m.badge_recorded_done({ kind }), { quote: title }, meaning],
    button: m.mail_see_your_listing(),
    notes: [m.badge_recorded_renew()],
  });
}

export function evidenceWithdrawnMail({ title, kind, ...recipient }: AboutListing): Mail {
  const meaning = m.badge_withdrawn_meaning({ kind });
  return letter(recipient, {
    subject: m.badge_withdrawn_subject({ title }),
    preheader: meaning,
    heading: m.badge_withdrawn_heading({ kind }),
    body: [m.badge_withdrawn_text(), { quote: title }, meaning],
    button: m.mail_see_your_listing(),
    notes: [m.mail_mistake()],
  });
}

export function evidenceDeclinedMail(about: AboutListing & { reason: string }): Mail {
  const { title, kind, reason, ...recipient } = about;
  return letter(recipient, {
    subject: m.badge_declined_subject({ title }),
    preheader: reason,
    heading: m.badge_declined_heading({ kind }),
    body: [m.badge_declined_text({ kind }), { quote: title }, { caption: m.mail_reason(), quote: reason }],
    button: m.mail_see_your_listing(),
    notes: [m.badge_declined_again()],
  });
}
