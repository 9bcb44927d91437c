import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

/** The placeholder of the form while its data loads. */
export function PostingSkeleton({ text = m.layout_loading() }: { text?: string }) {
  return (
    <div role="status" className="grid max-w-3xl gap-5">
      <p className="text-ink-soft">{text}</p>
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
