import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { Kept } from '#web/lib/pages/kept.tsx';
import { ListingCard } from './listing-card.tsx';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-4';

interface Props {
  listings: readonly CardListing[];
  /** Whether the list is at the top of the page. */
  isFirst?: boolean;
}

export function ListingGrid({ listings, isFirst = true }: Props) {
  const isMixed = listings.some(({ intent }) => intent !== listings[0]?.intent);
  return (
    <ul className={grid}>
      {listings.map((listing, index) => {
        const priority = isFirst && index === 0;
        return (
          <li key={listing._id}>
            <Kept
              name={`${priority ? 'first card' : 'card'}${isMixed ? ' with purpose' : ''}`}
              by={import.meta.env.SSR ? JSON.stringify(listing) : ''}
            >
              {() => <ListingCard listing={listing} saysPurpose={isMixed} priority={priority} />}
            </Kept>
          </li>
        );
      })}
    </ul>
  );
}

export function ListingGridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder cards have no id.
        <div key={index} className="min-h-[420px] overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="h-[240px] rounded-none" />
          <div className="grid gap-3 px-4 py-3">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
