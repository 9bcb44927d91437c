import type { Correction } from '@thikana/contract/search/search';
import CorrectedWords from './corrected-words.tsx';
import FilterChips from './filter-chips.tsx';
import type { SearchFilter } from './search-filter.ts';

interface Props {
  path: string;
  filter: SearchFilter;
  corrected: readonly Correction[] | undefined;
}

/** How the search was understood: the words that were corrected, and the filters. */
export default function Understood({ path, filter, corrected }: Props) {
  return (
    <>
      {corrected && <CorrectedWords {...{ path, filter, corrected }} />}
      <FilterChips path={path} filter={filter} />
    </>
  );
}
