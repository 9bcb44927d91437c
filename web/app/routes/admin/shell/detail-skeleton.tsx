import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

/** The placeholder of a listing or user. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label={m.layout_loading()} className="grid max-w-2xl gap-6">
      <Skeleton className="h-touch w-36" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
