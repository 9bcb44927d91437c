import { useNavigation } from 'react-router';
import { m } from '#web/paraglide/messages.js';

/** A line at the top edge from the press on a link until its page is there. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={m.layout_loading()}
      className="fixed inset-x-0 top-0 z-[60] h-1 origin-left animate-navigating bg-tea"
    />
  );
}
