import type { Listing } from '@thikana/contract/listings';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';
import { DetailRows } from './detail-rows.tsx';
import { moneyDetails } from './money-details.ts';

/** Everything that the listing costs, in one place. */
export function MoneyCard({ listing }: { listing: Listing }) {
  return (
    <Card as="section" aria-labelledby="money">
      <h2 id="money" className="font-semibold text-xl">
        {listing.intent === 'rent' ? m.detail_costs() : m.compare_price()}
      </h2>
      <DetailRows details={moneyDetails(listing)} />
      <p className="mt-3 text-ink-soft text-sm">{m.detail_no_brokerage()}</p>
    </Card>
  );
}
