import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { rememberSearch } from '#web/lib/device/saved-searches.ts';
import { intentLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { type Choice, choiceLabel, choicesInForce, withoutChoice } from './filter-table.ts';
import { SaveSearch } from './save-search.tsx';
import { type SearchFilter, searchPath } from './search-filter.ts';

const ChangeFilterDialog = lazy(() => import('./change-filter-dialog.tsx'));

/** Parts of the map are changed on the map. */
const isChangeable = (name: Choice) => name !== 'within' && name !== 'shape';

const purposeOfPath = (path: string) => (path === '/rentals' ? 'rent' : path === '/buys' ? 'buy' : '');

/** The active filters as chips, each of which can be changed or removed. */
export default function FilterChips({ path, filter }: { path: string; filter: SearchFilter }) {
  const [changed, setChanged] = useState<Choice>();
  const choices = choicesInForce(filter);
  const search = { ...filter, typedPlace: '', view: '', sort: '' };
  const listed =
    path === '/rentals' ? intentLabel('rent') : path === '/buys' ? intentLabel('sell') : undefined;
  const saved = searchPath(path, search);
  const label = [listed, ...choices.map((name) => choiceLabel(name, filter))].filter(Boolean).join(', ');
  const isNarrowed = choices.length > 0;
  useEffect(() => {
    if (isNarrowed) rememberSearch({ path: saved, label });
  }, [isNarrowed, saved, label]);

  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={m.chip_list()} className="flex flex-wrap items-center gap-2">
        {choices.map((name) => {
          const label = choiceLabel(name, filter);
          return (
            <li key={name} className="flex items-stretch rounded-full border border-line-strong bg-surface">
              {isChangeable(name) ? (
                <Link
                  to={searchPath('/search', { ...filter, purpose: filter.purpose || purposeOfPath(path) })}
                  aria-haspopup="dialog"
                  aria-label={m.chip_change({ filter: label })}
                  className="flex min-h-touch items-center rounded-l-full pl-4 hover:underline"
                  onClick={(event) => {
                    event.preventDefault();
                    setChanged(name);
                  }}
                >
                  {label}
                </Link>
              ) : (
                <span className="flex min-h-touch items-center pl-4">{label}</span>
              )}
              <Link
                to={searchPath(path, withoutChoice(filter, name))}
                aria-label={m.chip_remove({ filter: label })}
                className="grid min-w-touch place-items-center rounded-r-full hover:bg-raised"
              >
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
      {isNarrowed && <SaveSearch path={saved} label={label} />}
      {changed && (
        <Suspense>
          <ChangeFilterDialog
            key={changed}
            {...{ path, filter }}
            name={changed}
            onClose={() => setChanged(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
