import type { Law } from '@thikana/contract/law';
import { phoneLink } from '@thikana/contract/phone-link';
import { SiteContact } from '#web/components/layout/site-contact.tsx';
import { m } from '#web/paraglide/messages.js';
import { LawSource } from './law-source.tsx';

const link = 'inline-flex min-h-touch items-center break-all text-tea underline underline-offset-4';

/** The officers with their contact; an officer without a name has the contact of the site. */
export function LawOfficers({ officers }: Pick<Law, 'officers'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {officers.map(({ role, name, email, phone, address, ...source }) => (
        <div key={role}>
          <h3 className="font-semibold text-ink">{role}</h3>
          {name && <p>{name}</p>}
          {email && (
            <p>
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            </p>
          )}
          {phone && (
            <p>
              <a href={phoneLink(phone)} className={link}>
                {phone}
              </a>
            </p>
          )}
          {address && <p className="whitespace-pre-line">{address}</p>}
          <LawSource {...source} />
        </div>
      ))}
      {(officers.length === 0 || officers.some(({ name }) => !name)) && (
        <div>
          <p className="mb-3">{m.law_officer_unnamed()}</p>
          <SiteContact />
        </div>
      )}
    </div>
  );
}
