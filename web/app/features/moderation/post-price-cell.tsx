import type { Listing } from '@thikana/contract/listings';
import { adminPrice } from '#web/lib/format/admin-price.ts';
import { listingRupees } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

export function PostPriceCell({ post }: { post: Listing }) {
  const { rupees, frequency } = listingRupees(post);
  return (
    <>
      <p className="whitespace-nowrap font-semibold text-terracotta tabular-nums">
        {adminPrice(rupees, frequency)}
      </p>
      <p className="text-ink-soft text-sm">{priceType(post)}</p>
    </>
  );
}

function priceType({ intent, propertyCategory }: Listing): string {
  if (intent === 'rent') return m.admin_price_rent();
  return propertyCategory === 'land' ? m.admin_price_total() : m.admin_price_sale();
}
