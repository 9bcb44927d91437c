import type { MeantPlace } from '@thikana/contract/search/search';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { type SearchFilter, searchPath } from './search-filter.ts';

/** What a doubtful name of a place is taken for, and the other places that it may mean. */
export interface LikePlaces {
  taken?: MeantPlace | undefined;
  others: readonly MeantPlace[];
}

/** Offers the other places that a mistyped or ambiguous name may mean. */
export default function MeantPlaces({
  path,
  filter,
  taken,
  others,
}: LikePlaces & { path: string; filter: SearchFilter }) {
  if (!taken || others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 max-md:text-sm">
      <span>{m.list_meant_place({ typed: filter.typedPlace, place: taken.label })}</span>
      {others.map((other) => (
        <Link
          key={JSON.stringify(other.understood)}
          to={searchPath(path, withPlace(filter, taken, other))}
          className="inline-flex min-h-touch items-center font-semibold max-md:min-h-9 text-tea underline underline-offset-4"
        >
          {other.label}
        </Link>
      ))}
    </p>
  );
}

/** The search at the other place instead of the one that was taken. */
function withPlace(filter: SearchFilter, taken: MeantPlace, other: MeantPlace): SearchFilter {
  const replaced = (name: 'location' | 'landmark') =>
    [
      ...filter[name].split(',').filter((slug) => slug !== '' && slug !== taken.understood[name]),
      ...(other.understood[name] ? [other.understood[name]] : []),
    ].join();
  return { ...filter, typedPlace: '', location: replaced('location'), landmark: replaced('landmark') };
}
