import { phoneLink } from '@thikana/contract/phone-link';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';

const line = 'flex min-h-touch items-center break-all font-semibold text-tea underline underline-offset-4';

/** 'aside' puts it in its own column on wide screens. */
const layouts = { beside: '', aside: 'lg:grid-cols-1' };

/** The contact details of the site. */
export function SiteContact({ layout = 'beside' }: { layout?: keyof typeof layouts }) {
  const site = useSite();
  if (!site) return null;
  return (
    <dl className={`grid gap-5 sm:grid-cols-3 ${layouts[layout]}`}>
      <Entry icon={<Mail size={18} />} term={m.contact_email()}>
        <dd>
          <a href={`mailto:${site.contactEmail}`} className={line}>
            {site.contactEmail}
          </a>
        </dd>
      </Entry>
      <Entry icon={<Phone size={18} />} term={m.contact_phone()}>
        {site.contactPhones.map((phone) => (
          <dd key={phone}>
            <a href={phoneLink(phone)} className={line}>
              {phone}
            </a>
          </dd>
        ))}
      </Entry>
      <Entry icon={<MapPin size={18} />} term={m.contact_place()}>
        <dd className="py-2.5">{site.contactLocation}</dd>
      </Entry>
    </dl>
  );
}

function Entry({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-ink-soft text-sm">
        {icon}
        {term}
      </dt>
      {children}
    </div>
  );
}
