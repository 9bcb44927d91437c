import { Mail, MapPin, Phone } from 'lucide-react';
import { useSite } from '#web/lib/site.ts';
import { m } from '#web/paraglide/messages.js';

const line = 'flex min-h-touch items-center gap-3';
const link = `${line} font-semibold text-tea underline-offset-4 hover:underline`;

/** How to reach the people behind the site. */
export function ContactDetails() {
  const site = useSite();
  if (!site) return null;
  return (
    <dl className="mt-6 grid gap-4 sm:grid-cols-3">
      <div className="rounded-card border border-line bg-surface p-5">
        <dt className="text-ink-soft">{m.contact_phone()}</dt>
        {site.contactPhones.map((phone) => (
          <dd key={phone}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
              <Phone aria-hidden size={18} />
              {phone}
            </a>
          </dd>
        ))}
      </div>
      <div className="rounded-card border border-line bg-surface p-5">
        <dt className="text-ink-soft">{m.contact_email()}</dt>
        <dd>
          <a href={`mailto:${site.contactEmail}`} className={`${link} break-all`}>
            <Mail aria-hidden size={18} className="shrink-0" />
            {site.contactEmail}
          </a>
        </dd>
      </div>
      <div className="rounded-card border border-line bg-surface p-5">
        <dt className="text-ink-soft">{m.contact_place()}</dt>
        <dd className={line}>
          <MapPin aria-hidden size={18} className="shrink-0" />
          {site.contactLocation}
        </dd>
      </div>
    </dl>
  );
}
