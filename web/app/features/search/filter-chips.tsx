import { purposeOfPath } from '@thikana/contract/list-paths';
import { listText } from '@thikana/contract/list-text';
import { withUsualPeriod } from '@thikana/contract/search/short-stay';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { rememberSearch } from '#web/lib/device/saved-searches.ts';
import { useLatePlace } from '#web/lib/documents/use-late-place.ts';
import { intentLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { OpenedPanel } from './filter-panel.tsx';
import { type Choice, choiceLabel, choicesInForce, withoutChoice } from './filter-table.ts';
import { SaveSearch } from './save-search.tsx';
import { type SearchFilter, searchPath } from './search-filter.ts';

/** Parts of the map are changed on the map. */
const isChangeable = (name: Choice) => name !== 'within' && name !== 'shape';

interface Props {
  path: string;
  filter: SearchFilter;
  /** Opens the panel that changes a filter. */
  open: (panel: OpenedPanel) => void;
}

/** The active filters as chips, each of which can be changed or removed. */
export default function FilterChips({ path, filter, open }: Props) {
  const choices = choicesInForce(filter);
  const purpose = purposeOfPath(path) ? '' : filter.purpose;
  const search = { ...filter, purpose, typedPlace: '', view: '', sort: '' };
  const listed =
    path === '/rentals' ? intentLabel('rent') : path === '/buys' ? intentLabel('sell') : undefined;
  const recent = searchPath(path, search);
  // Saved with its periods, because the server finds rents of any period without them.
  const saved = searchPath(path, path === '/rentals' ? withUsualPeriod(search) : search);
  const label = listText([...(listed ? [listed] : []), ...choices.map((name) => choiceLabel(name, filter))]);
  const isNarrowed = choices.length > 0;
  useEffect(() => {
    if (isNarrowed) rememberSearch({ path: recent, label });
  }, [isNarrowed, recent, label]);
  const late = useLatePlace<HTMLDivElement>();

  return (
    <div
      {...late}
      className="flex items-center gap-2 max-md:shrink-0 md:order-last md:basis-full md:flex-wrap"
    >
      <ul aria-label={m.chip_list()} className="flex items-center gap-2 md:flex-wrap">
        {choices.map((name) => {
          const label = choiceLabel(name, filter);
          return (
            <li key={name} className="flex min-h-touch shrink-0 items-center">
              <span className="flex items-stretch rounded-full border border-tea bg-tea-soft">
                {isChangeable(name) ? (
                  <Link
                    to={searchPath('/search', { ...filter, purpose: filter.purpose || purposeOfPath(path) })}
                    aria-haspopup="dialog"
                    aria-label={m.chip_change({ filter: label })}
                    className="target-44 flex items-center rounded-l-full py-1 pl-3 hover:underline"
                    onClick={(event) => {
                      event.preventDefault();
                      open({ name, opener: event.currentTarget });
                    }}
                  >
                    {label}
                  </Link>
                ) : (
                  <span className="flex items-center py-1 pl-3">{label}</span>
                )}
                <Link
                  to={searchPath(path, withoutChoice(filter, name))}
                  aria-label={m.chip_remove({ filter: label })}
                  className="target-44 grid w-9 place-items-center rounded-r-full hover:bg-raised"
                >
                  <X size={16} />
                </Link>
              </span>
            </li>
          );
        })}
        <li className="shrink-0">
          <Link
            to={path}
            className="flex min-h-touch items-center font-semibold text-tea underline underline-offset-4"
          >
            {m.list_clear()}
          </Link>
        </li>
      </ul>
      {isNarrowed && <SaveSearch path={saved} label={label} />}
    </div>
  );
}
