import { listText } from '@thikana/contract/list-text';
import { shownWords } from '@thikana/contract/search/quotation';
import type { Correction } from '@thikana/contract/search/search';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { meantWords } from './meant-words.ts';
import { type SearchFilter, searchPath } from './search-filter.ts';

interface Props {
  path: string;
  filter: SearchFilter;
  corrected: readonly Correction[];
}

/** Says which words were corrected or left out, with a link to search for the words as typed. */
export default function CorrectedWords({ path, filter, corrected }: Props) {
  const leftOut = corrected.filter(({ to }) => to === '').map(({ from }) => from);
  return (
    <div className="wrap-anywhere flex flex-wrap items-baseline gap-x-4 max-md:text-sm">
      {leftOut.length < corrected.length && (
        <p>{m.list_corrected({ words: meantWords(filter.q, corrected) })}</p>
      )}
      {leftOut.length > 0 && <p>{m.list_ignored({ words: listText(leftOut) })}</p>}
      <Link
        to={searchPath(path, { ...filter, spelling: 'exact' })}
        className="inline-flex min-h-touch items-center font-semibold max-md:min-h-9 text-tea underline underline-offset-4"
      >
        {m.list_corrected_exact({ words: shownWords(filter.q) })}
      </Link>
    </div>
  );
}
