import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

export function ScreenSkeleton() {
  return (
    <div role="status" aria-label={m.layout_loading()} className="grid max-w-prose gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
