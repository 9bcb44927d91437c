import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { m } from '#web/paraglide/messages.js';
import { MapCarousel } from './map-carousel.tsx';
import { useCloseMap } from './use-close-map.ts';

interface Props {
  filters: ReactNode;
  listings: readonly CardListing[];
  children: ReactNode;
}

/** The map over the whole screen: the filters above it, the cards of the list below. Back and Escape close it. */
export default function MapSheet({ filters, listings, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const { close } = useCloseMap();
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Base.Portal>
        {/* No control has the focus first: opened by its address, the map would begin with a ring around one. */}
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          className="fixed inset-0 z-40 flex flex-col bg-surface text-ink outline-none"
        >
          <Base.Title className="sr-only">{m.map_title()}</Base.Title>
          {filters}
          <div data-map-frame className="relative min-h-0 flex-1">
            {children}
          </div>
          {listings.length > 0 && <MapCarousel listings={listings} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
