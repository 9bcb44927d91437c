import type { Correction } from '@thikana/contract/search/search';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { type SearchFilter, searchPath } from './search-filter.ts';

interface Props {
  path: string;
  filter: SearchFilter;
  corrected: readonly Correction[];
}

/** Says which words were corrected, with a link to search for the words as typed. */
export default function CorrectedWords({ path, filter, corrected }: Props) {
  const meant = corrected.reduce(
    (words, { from, to }) => words.map((word) => (word.toLowerCase() === from ? to : word)),
    filter.q.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean),
  );
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <span>{m.list_corrected({ words: meant.join(' ') })}</span>
      <Link
        to={searchPath(path, { ...filter, spelling: 'exact' })}
        className="inline-flex min-h-touch items-center font-semibold text-tea underline underline-offset-4"
      >
        {m.list_corrected_exact({ words: filter.q })}
      </Link>
    </p>
  );
}
