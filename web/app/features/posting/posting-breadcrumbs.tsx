import type { Intent } from '@thikana/contract/vocabulary';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';

/** The breadcrumbs of a new listing. */
export function PostingBreadcrumbs({ intent }: { intent: Intent }) {
  return (
    <nav aria-label={m.post_trail()} className="text-ink-soft text-sm">
      <ol className="flex items-center gap-1">
        <li>
          <Link to="/dashboard/new-post" className="inline-flex min-h-touch items-center hover:text-tea">
            {m.dash_new_post()}
          </Link>
        </li>
        <li aria-hidden>
          <ChevronRight size={16} />
        </li>
        <li aria-current="page">{intent === 'rent' ? m.chooser_rent() : m.chooser_sell()}</li>
      </ol>
    </nav>
  );
}
