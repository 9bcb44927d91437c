import { expiry } from '@thikana/contract/expiry';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mailer.ts';

interface WantedSearch {
  siteName: string;
  label: string;
  link: string;
}

/** Anyone can enter any address in the form, so the email contains no free text. */
export function searchConfirmationMail({ siteName, label, link }: WantedSearch): Mail {
  return composeMail({
    siteName,
    subject: `Confirm your alert on ${siteName}`,
    preheader: `One tap and new matches come to this mailbox. The link expires in ${expiry.alertConfirmationDays} days.`,
    heading: 'Shall we tell you of new matches?',
    body: [
      'Hello,',
      'Someone, hopefully you, asked to hear by mail when something new is listed for this search:',
      { quote: label },
    ],
    button: { label: 'Confirm the alert', link },
    notes: [
      `The link expires in ${expiry.alertConfirmationDays} days. Every mail has a link that ends the alerts.`,
      'If it was not you, ignore this mail: without the tap nothing is sent.',
    ],
  });
}
