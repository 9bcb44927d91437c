import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { useSaved } from '#web/lib/device/saved-list.ts';
import { shortlist } from '#web/lib/device/saved-listings.ts';
import { m } from '#web/paraglide/messages.js';

/** The number of listings in the shortlist of this device. */
export default function SavedCount() {
  const count = useSaved(shortlist).length;
  return <CountBadge count={count} label={m.layout_saved_count({ count })} />;
}
