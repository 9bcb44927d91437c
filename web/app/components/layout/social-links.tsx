import { ExternalLink } from 'lucide-react';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';

/** Links to the site's social media pages: the first two that the operator entered. */
export function SocialLinks() {
  const links = useSite()?.socialLinks.slice(0, 2) ?? [];
  if (links.length === 0) return null;
  return (
    <ul aria-label={m.about_social()} className="flex flex-wrap gap-3">
      {links.map(({ label, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noopener"
            className="inline-flex min-h-touch items-center gap-2 rounded-control border border-line-strong bg-surface px-4 font-semibold hover:bg-raised"
          >
            {label}
            <ExternalLink size={16} className="text-ink-soft" />
          </a>
        </li>
      ))}
    </ul>
  );
}
