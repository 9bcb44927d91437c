import { phoneLink } from '@thikana/contract/phone-link';
import { citySurroundings } from '@thikana/contract/place-name';
import type { Site } from '@thikana/contract/site';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';

const links = [
  { to: '/shortlist', label: m.layout_shortlist },
  { to: '/about', label: m.layout_footer_about },
  { to: '/contact', label: m.layout_footer_contact_link },
  { to: '/complaints', label: m.complaints_title },
  { to: '/privacy', label: m.layout_footer_privacy },
  { to: '/terms', label: m.layout_footer_terms },
] as const;

export function SiteFooter({ site }: { site: Site | undefined }) {
  return (
    <footer className="mt-16 border-line border-t bg-raised">
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:grid-cols-3">
        <div>
          <p className="font-semibold text-lg text-tea">{site?.name}</p>
          <p className="mt-2 max-w-prose text-ink-soft">
            {site?.claim ?? m.layout_footer_claim({ places: citySurroundings() })}
          </p>
        </div>
        {site && (
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact" className="font-semibold">
              {m.layout_footer_contact()}
            </h2>
            <ul className="mt-2 text-ink-soft">
              <li className="flex min-h-touch items-center gap-2">
                <MapPin size={18} className="shrink-0" />
                {site.contactLocation}
              </li>
              {site.contactPhones.map((phone) => (
                <li key={phone}>
                  <a href={phoneLink(phone)} className="flex min-h-touch items-center gap-2 hover:text-tea">
                    <Phone size={18} className="shrink-0" />
                    {phone}
                  </a>
                </li>
              ))}
              <li>
                <a
                  href={`mailto:${site.contactEmail}`}
                  className="flex min-h-touch items-center gap-2 hover:text-tea"
                >
                  <Mail size={18} className="shrink-0" />
                  <span className="wrap-anywhere">{site.contactEmail}</span>
                </a>
              </li>
            </ul>
          </section>
        )}
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="font-semibold">
            {m.layout_footer_links()}
          </h2>
          <ul className="mt-2 text-ink-soft">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-touch items-center hover:text-tea">
                  {label()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
