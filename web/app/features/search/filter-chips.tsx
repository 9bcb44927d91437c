import { X } from 'lucide-react';
import { Link } from 'react-router';
import { intentLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { choiceLabel, choicesInForce, withoutChoice } from './filter-table.ts';
import { SaveSearch } from './save-search.tsx';
import { type SearchFilter, searchPath } from './search-filter.ts';

/** The active filters as chips, each with a link that removes it. */
export default function FilterChips({ path, filter }: { path: string; filter: SearchFilter }) {
  const choices = choicesInForce(filter);
  const search = { ...filter, view: '', sort: '' };
  const listed =
    path === '/rentals' ? intentLabel('rent') : path === '/buys' ? intentLabel('sell') : undefined;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={m.chip_list()} className="flex flex-wrap items-center gap-2">
        {choices.map((name) => {
          const label = choiceLabel(name, filter);
          return (
            <li key={name}>
              <Link
                to={searchPath(path, withoutChoice(filter, name))}
                aria-label={m.chip_remove({ filter: label })}
                className="flex min-h-touch items-center gap-2 rounded-full border border-line-strong bg-surface px-4 hover:bg-raised"
              >
                {label}
                <X aria-hidden size={16} />
              </Link>
            </li>
          );
        })}
        <li>
          <Link
            to={path}
            className="flex min-h-touch items-center font-semibold text-tea underline underline-offset-4"
          >
            {m.list_clear()}
          </Link>
        </li>
      </ul>
      {choices.length > 0 && (
        <SaveSearch
          path={searchPath(path, search)}
          label={[listed, ...choices.map((name) => choiceLabel(name, filter))].filter(Boolean).join(', ')}
        />
      )}
    </div>
  );
}
