import type { Listing } from '@thikana/contract/listings';
import { listingPrice } from '#web/lib/format/listing-text.ts';

interface Props {
  listing: Listing;
  form: 'short' | 'full';
  className?: string;
}

/** The price once more, beside the ways to contact the owner. */
export function PriceTag({ listing, form, className = '' }: Props) {
  const { amount, per } = listingPrice(listing, form);
  return (
    <p className={`font-semibold text-terracotta text-xl tabular-nums ${className}`}>
      {amount} {per && <span className="font-normal text-base text-ink-soft">{per}</span>}
    </p>
  );
}
