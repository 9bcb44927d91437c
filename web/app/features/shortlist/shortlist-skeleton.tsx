import { Notice } from '#web/components/ui/notice.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { m } from '#web/paraglide/messages.js';

/** Shown until the browser has read its storage; without scripts it stays. */
export function ShortlistSkeleton() {
  return (
    <>
      <div className="hidden noscript:block">
        <Notice tone="info">{m.shortlist_no_script()}</Notice>
      </div>
      <div role="status" aria-label={m.shortlist_loading()} className="noscript:hidden">
        <Skeleton className="h-6 w-48" />
        <div className="mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-4">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <Skeleton key={place} className="h-[420px] w-full" />
          ))}
        </div>
      </div>
    </>
  );
}
