import type { EvidenceKind } from '@thikana/contract/badges';
import { m } from '../../../paraglide/messages.js';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { dayOfMail } from '../../../platform/mail/time-of-mail.ts';

interface AboutListing {
  siteName: string;
  name: string;
  title: string;
  kind: EvidenceKind;
  link: string;
}

export function evidenceRecordedMail(about: AboutListing & { until: Date }): Mail {
  const { siteName, name, title, kind, link } = about;
  const meaning = m.badge_recorded_meaning({ kind, day: dayOfMail(about.until) });
  return composeMail({
    siteName,
    subject: m.badge_recorded_subject({ kind, title }),
    preheader: meaning,
    heading: m.badge_recorded_heading({ kind }),
    body: [greeting(name), m.badge_recorded_done({ kind }), { quote: title }, meaning],
    button: { label: m.mail_see_your_listing(), link },
    notes: [m.badge_recorded_renew()],
  });
}

export function evidenceWithdrawnMail({ siteName, name, title, kind, link }: AboutListing): Mail {
  const meaning = m.badge_withdrawn_meaning({ kind });
  return composeMail({
    siteName,
    subject: m.badge_withdrawn_subject({ title }),
    preheader: meaning,
    heading: m.badge_withdrawn_heading({ kind }),
    body: [greeting(name), m.badge_withdrawn_text(), { quote: title }, meaning],
    button: { label: m.mail_see_your_listing(), link },
    notes: [m.mail_mistake()],
  });
}

export function evidenceDeclinedMail(about: AboutListing & { reason: string }): Mail {
  const { siteName, name, title, kind, reason, link } = about;
  return composeMail({
    siteName,
    subject: m.badge_declined_subject({ title }),
    preheader: reason,
    heading: m.badge_declined_heading({ kind }),
    body: [
      greeting(name),
      m.badge_declined_text({ kind }),
      { quote: title },
      { caption: m.mail_reason(), quote: reason },
    ],
    button: { label: m.mail_see_your_listing(), link },
    notes: [m.badge_declined_again()],
  });
}
