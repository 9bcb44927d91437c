import { areaLabel } from '@thikana/contract/areas';
import type { Listing } from '@thikana/contract/listings';
import type { UsualPrice } from '@thikana/contract/search/surroundings';
import { Card } from '#web/components/ui/card.tsx';
import { fullPrice, number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** The range of usual prices in the area: half of all comparable prices are in it. */
export function UsualPriceCard({ listing, usual }: { listing: Listing; usual: UsualPrice }) {
  const texts = {
    area: areaLabel(listing.area),
    count: number(usual.count),
    low: fullPrice(usual.low),
    high: fullPrice(usual.high),
    median: fullPrice(usual.median),
  };
  return (
    <Card as="section" aria-labelledby="usual-price">
      <h2 id="usual-price" className="font-semibold text-xl">
        {m.detail_usual_price()}
      </h2>
      <p className="mt-2 font-semibold tabular-nums">
        {m.detail_usual_range({ low: texts.low, high: texts.high })}
      </p>
      <p className="mt-1 text-ink-soft">
        {listing.intent === 'rent' ? m.detail_usual_rent(texts) : m.detail_usual_sale(texts)}
      </p>
    </Card>
  );
}
