import { useSite } from '#web/lib/site.ts';
import { m } from '#web/paraglide/messages.js';

const line = 'flex min-h-touch items-center font-semibold text-tea underline';

/** How to reach the people behind the site. */
export function SiteContact() {
  const site = useSite();
  if (!site) return null;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <div>
        <dt className="text-ink-soft text-sm">{m.contact_email()}</dt>
        <dd>
          <a href={`mailto:${site.contactEmail}`} className={line}>
            {site.contactEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft text-sm">{m.contact_phone()}</dt>
        {site.contactPhones.map((phone) => (
          <dd key={phone}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={line}>
              {phone}
            </a>
          </dd>
        ))}
      </div>
      <div>
        <dt className="text-ink-soft text-sm">{m.contact_place()}</dt>
        <dd className="flex min-h-touch items-center">{site.contactLocation}</dd>
      </div>
    </dl>
  );
}
