import { findLandUnit, landTotal } from '@thikana/contract/land';
import type { Listing } from '@thikana/contract/listings';
import { MapPin } from 'lucide-react';
import { Notice } from '#web/components/ui/notice.tsx';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { confirmedAge, fullPrice, postedAge } from '#web/lib/format/format.ts';
import { intentLabel, listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { listingFacts } from './listing-facts.ts';

/** The price, title and location. */
export function ListingHeading({ listing }: { listing: Listing }) {
  const { amount, per } = listingPrice(listing, 'full');
  const standardTotal = standardLandTotal(listing);
  return (
    <header>
      <p className="font-semibold text-tea">{intentLabel(listing.intent)}</p>
      <p className="font-semibold text-3xl text-terracotta tabular-nums">
        {amount} {per && <span className="font-normal text-ink-soft text-xl">{per}</span>}
      </p>
      <h1 className="mt-1 font-semibold text-2xl">{listing.title}</h1>
      <p className="mt-1">{factsLine(listingFacts(listing))}</p>
      <p className="wrap-anywhere mt-1 flex items-start gap-1 text-ink-soft">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0" />
        {listing.location}
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {factsLine([postedAge(listing._id), listing.confirmedAt && confirmedAge(listing.confirmedAt)])}
      </p>
      {standardTotal !== undefined && (
        <Notice tone="warning" className="mt-3">
          {m.detail_total_standard({ amount: fullPrice(standardTotal) })}
        </Notice>
      )}
    </header>
  );
}

/**
 * The total by the true sizes if price and size use different units, because a local unit could mislead.
 */
function standardLandTotal(listing: Listing): number | undefined {
  const { pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit } = listing;
  if (!pricePerUnit || !unit || !availableLandSpace || !availableLandSpaceUnit) return undefined;
  const price = { pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit };
  if (!findLandUnit(unit) || !findLandUnit(availableLandSpaceUnit)) return undefined;
  const total = landTotal(price, 'standard');
  return unit === availableLandSpaceUnit || total === listing.totalPrice ? undefined : total;
}
