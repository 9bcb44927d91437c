import { m } from '#web/paraglide/messages.js';

/** A line at the top edge from a press until what it opens is there. */
export function LoadingLine() {
  return (
    <div
      role="progressbar"
      aria-label={m.layout_loading()}
      className="fixed inset-x-0 top-0 z-[60] h-1 origin-left animate-navigating bg-tea"
    />
  );
}
