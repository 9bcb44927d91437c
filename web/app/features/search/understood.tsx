import type { Correction } from '@thikana/contract/search/search';
import CorrectedWords from './corrected-words.tsx';
import FilterChips from './filter-chips.tsx';
import MeantPlaces, { type LikePlaces } from './meant-places.tsx';
import type { SearchFilter } from './search-filter.ts';

interface Props {
  path: string;
  filter: SearchFilter;
  corrected: readonly Correction[] | undefined;
  likePlaces: LikePlaces | undefined;
}

/** How the search was understood: the words that were corrected, and the filters. */
export default function Understood({ path, filter, corrected, likePlaces }: Props) {
  return (
    <>
      {corrected && <CorrectedWords {...{ path, filter, corrected }} />}
      <FilterChips path={path} filter={filter} />
      {likePlaces && <MeantPlaces {...{ path, filter }} {...likePlaces} />}
    </>
  );
}
