import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { m } from '#web/paraglide/messages.js';
import { SmallCard } from './small-card.tsx';

/** The cards of the list in one row that is swiped. They are below the map, so they hide no pin. */
export function MapCarousel({ listings }: { listings: readonly CardListing[] }) {
  return (
    <section aria-label={m.map_cards()} className="border-line border-t bg-paper">
      <ul className="flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-3 [scrollbar-width:none]">
        {listings.map((listing) => (
          <li key={listing._id} className="w-[85%] max-w-sm shrink-0 snap-center">
            <SmallCard listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}
