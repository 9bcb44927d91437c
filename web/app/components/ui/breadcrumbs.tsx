import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';

interface Props {
  /** From the home page to the current page, which comes last. */
  crumbs: readonly { name: string; path: string }[];
}

export function Breadcrumbs({ crumbs }: Props) {
  return (
    <nav aria-label={m.ui_breadcrumbs()}>
      <ol className="wrap-anywhere flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden>›</span>}
            {index < crumbs.length - 1 ? (
              <Link to={path} className="inline-flex min-h-touch items-center underline hover:text-tea">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-touch items-center text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
