import { LayoutList, Square } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { hrefWith } from './paging.ts';
import { useListSearch } from './use-list-search.ts';

const views = [
  { value: '', label: m.review_view_one, Icon: Square },
  { value: 'list', label: m.review_view_list, Icon: LayoutList },
] as const;

/** Switches the review queue between one listing at a time and a list. */
export function QueueViews({ current }: { current: 'list' | undefined }) {
  const search = useListSearch();
  return (
    <nav aria-label={m.review_views()} className="col-span-full">
      <ul className="flex w-fit rounded-control border border-line-strong">
        {views.map(({ value, label, Icon }) => (
          <li key={value}>
            <Link
              to={hrefWith(search, { view: value })}
              aria-current={(current ?? '') === value ? 'true' : undefined}
              className="flex min-h-touch items-center gap-2 rounded-control px-4 aria-[current=true]:bg-tea-soft aria-[current=true]:font-semibold aria-[current=true]:text-tea"
            >
              <Icon size={18} />
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
