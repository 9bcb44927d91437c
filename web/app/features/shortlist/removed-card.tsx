import { Button } from '#web/components/ui/button.tsx';
import { forget, type SavedListing, shortlist } from '#web/lib/device/saved-listings.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

/** Replaces a listing that is no longer public. */
export function RemovedCard({ kept }: { kept: SavedListing }) {
  const date = longDate(new Date(kept.at).toISOString()) ?? '';
  return (
    <li className="flex flex-col items-start justify-center gap-3 rounded-card border border-line border-dashed p-5">
      <p className="font-semibold">{m.shortlist_gone()}</p>
      <p className="text-ink-soft">{m.shortlist_gone_text({ date })}</p>
      <Button data-remove variant="secondary" onClick={() => forget(shortlist, kept.id)}>
        {m.shortlist_remove()}
      </Button>
    </li>
  );
}
