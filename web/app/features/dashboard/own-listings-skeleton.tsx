import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

export function OwnListingsSkeleton() {
  return (
    <div role="status" aria-label={m.layout_loading()}>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="mt-6 h-11 w-full max-w-md" />
      <div className="grid gap-4 pt-4 sm:grid-cols-2 xl:grid-cols-3">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="h-[420px] w-full" />
        ))}
      </div>
    </div>
  );
}
