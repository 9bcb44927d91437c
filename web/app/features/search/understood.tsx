import type { Correction } from '@thikana/contract/search/search';
import CorrectedWords from './corrected-words.tsx';
import MeantPlaces, { type LikePlaces } from './meant-places.tsx';
import type { SearchFilter } from './search-filter.ts';

interface Props {
  path: string;
  filter: SearchFilter;
  corrected: readonly Correction[] | undefined;
  likePlaces: LikePlaces | undefined;
}

/** How words were understood: those that were corrected, and the places that a name may mean. */
export default function Understood({ path, filter, corrected, likePlaces }: Props) {
  return (
    <>
      {corrected && <CorrectedWords {...{ path, filter, corrected }} />}
      {likePlaces && <MeantPlaces {...{ path, filter }} {...likePlaces} />}
    </>
  );
}
