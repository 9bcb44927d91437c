import type { MapListing } from '@thikana/contract/search/map';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { categoryLabel, intentLabel, listingPath, listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

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
      className="absolute inset-x-3 bottom-3 z-10 mx-auto max-w-md animate-fade-in rounded-card border border-line-strong bg-surface p-3 pr-14 shadow-lg"
    >
      <ul className="grid gap-3">
        {listings.map((listing) => (
          <li key={listing._id}>
            <PinnedListing listing={listing} />
          </li>
        ))}
      </ul>
      <IconButton
        label={m.ui_close()}
        icon={<X aria-hidden size={20} />}
        onClick={onClose}
        className="absolute top-1 right-1"
      />
    </section>
  );
}

function PinnedListing({ listing }: { listing: MapListing }) {
  const { amount, per } = listingPrice(listing);
  return (
    <>
      <p className="font-semibold text-lg text-terracotta tabular-nums">
        {amount} {per && <span className="font-normal text-base text-ink-soft">{per}</span>}
      </p>
      <Link
        to={listingPath(listing)}
        className="flex min-h-touch items-center font-semibold leading-snug underline-offset-4 hover:underline"
      >
        {listing.title}
      </Link>
      <p className="text-ink-soft text-sm">
        {factsLine([intentLabel(listing.intent), categoryLabel(listing.propertyCategory), listing.location])}
      </p>
    </>
  );
}
