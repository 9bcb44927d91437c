import { areaLabel } from '@thikana/contract/areas';
import type { RemovedListing } from '@thikana/contract/removed-listings';
import { Button } from '#web/components/ui/button.tsx';
import { forget, type SavedListing, shortlist } from '#web/lib/device/saved-listings.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  kept: SavedListing;
  /** What the page of the listing says; missing if the listing is hidden. */
  removed: RemovedListing | undefined;
}

/** Replaces a listing that is no longer public. */
export function RemovedCard({ kept, removed }: Props) {
  const { title, text } = wordsFor(removed, longDate(new Date(kept.at).toISOString()) ?? '');
  return (
    <li className="flex flex-col items-start justify-center gap-3 rounded-card border border-line border-dashed p-5">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-soft">{text}</p>
      <Button data-remove variant="secondary" onClick={() => forget(shortlist, kept.id)}>
        {m.shortlist_remove()}
      </Button>
    </li>
  );
}

function wordsFor(removed: RemovedListing | undefined, date: string) {
  if (removed?.outcome !== 'closed')
    return { title: m.shortlist_gone(), text: m.shortlist_gone_text({ date }) };
  return {
    title: removed.intent === 'rent' ? m.detail_rented() : m.detail_sold(),
    text: m.shortlist_closed_text({
      what: categoryLabel(removed.propertyCategory),
      area: areaLabel(removed.area),
      day: longDate(removed.removedAt) ?? '',
      date,
    }),
  };
}
