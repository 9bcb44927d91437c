import type { Conversation } from '@thikana/contract/conversations';
import { m } from '#web/paraglide/messages.js';

/** The email address and the phone number of a seeker who chose to show them. */
export function ContactLine({ contact }: { contact: NonNullable<Conversation['other']['contact']> }) {
  return (
    <section
      aria-label={m.reveal_contact_shown()}
      className="flex flex-wrap gap-x-4 border-line border-b bg-raised px-4 py-1 text-sm"
    >
      <a
        href={`mailto:${contact.email}`}
        className="inline-flex min-h-touch items-center break-all underline"
      >
        {contact.email}
      </a>
      {contact.phone && (
        <a href={`tel:${contact.phone}`} className="inline-flex min-h-touch items-center underline">
          {contact.phone}
        </a>
      )}
    </section>
  );
}
