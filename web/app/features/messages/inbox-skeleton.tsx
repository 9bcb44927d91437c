import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

const rows = [1, 2, 3, 4];

export function InboxSkeleton() {
  return (
    <div role="status" aria-label={m.layout_loading()}>
      <Skeleton className="mb-4 h-8 w-40" />
      <div className="grid gap-3 lg:w-72">
        {rows.map((row) => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    </div>
  );
}
