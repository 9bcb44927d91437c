import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

/** The placeholder of a list screen: `cards` figures, a filter and a table. */
export function ListSkeleton({ cards = [] }: { cards?: readonly string[] }) {
  return (
    <div role="status" aria-label={m.layout_loading()}>
      <Skeleton className="mb-4 h-8 w-48" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {cards.map((card) => (
          <Skeleton key={card} className="h-24" />
        ))}
      </div>
      <Skeleton className="mt-6 h-18 w-full sm:w-56" />
      <Skeleton className="mt-4 h-160 w-full" />
    </div>
  );
}
