import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

export function ProfileSkeleton() {
  return (
    <div role="status" aria-label={m.layout_loading()} className="grid max-w-2xl gap-6">
      <Skeleton className="h-8 w-48" />
      <div className="flex items-center gap-5">
        <Skeleton className="size-24 rounded-full" />
        <Skeleton className="h-11 w-40" />
      </div>
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
