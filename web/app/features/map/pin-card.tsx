import type { MapListing } from '@thikana/contract/search/map';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { m } from '#web/paraglide/messages.js';
import { SmallCard } from './small-card.tsx';

/** The listings of a pin, with links. It takes the focus. */
export function PinCard({ listings, onClose }: { listings: readonly MapListing[]; onClose: () => void }) {
  const card = useRef<HTMLElement>(null);
  useOverlay(true, onClose, card);
  useEffect(() => card.current?.focus(), []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={m.map_card()}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto flex max-h-[calc(100%-9rem)] max-w-md animate-fade-in gap-1 overflow-y-auto rounded-card border border-line-strong bg-surface p-2 shadow-lg"
    >
      <ul className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
        {listings.map((listing) => (
          <li key={listing._id}>
            <SmallCard listing={listing} />
          </li>
        ))}
      </ul>
      <IconButton label={m.ui_close()} icon={<X size={20} />} onClick={onClose} />
    </section>
  );
}
