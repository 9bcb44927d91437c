import { langOf } from '@thikana/contract/language-of-text';
import type { ListingWithGallery } from '@thikana/contract/listings';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { Notice } from '#web/components/ui/notice.tsx';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { confirmedAge, fullPrice, postedAge } from '#web/lib/format/format.ts';
import { intentLabel, listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { listingFacts } from './listing-facts.ts';

interface Props {
  listing: ListingWithGallery;
  /** Below another heading it is not the page's title. */
  titleAs?: 'h1' | 'h3';
}

/** The price, title and location. */
export function ListingHeading({ listing, titleAs: Title = 'h1' }: Props) {
  const { amount, per } = listingPrice(listing, 'full');
  return (
    <header>
      {listing.isFeatured && (
        <p className="mb-2 text-ink-soft text-sm">
          <span className="font-semibold text-ink">{m.card_sponsored()}</span> {m.card_sponsored_text()}{' '}
          <Link to="/how-ranking-works" className="inline-flex min-h-touch items-center text-tea underline">
            {m.ranking_title()}
          </Link>
        </p>
      )}
      <p className="font-semibold text-tea">{intentLabel(listing.intent)}</p>
      <p className="font-semibold text-price text-terracotta tabular-nums">
        {amount} {per && <span className="font-normal text-ink-soft text-lg">{per}</span>}
      </p>
      <Title lang={langOf(listing.title)} className="mt-1 font-sans font-semibold text-lg leading-snug">
        {listing.title}
      </Title>
      <p className="mt-1">{factsLine(listingFacts(listing))}</p>
      <p className="wrap-anywhere mt-1 flex items-start gap-1 text-ink-soft">
        <MapPin size={20} className="mt-0.5 shrink-0" />
        <span lang={langOf(listing.location)}>{listing.location}</span>
      </p>
      {/* The document may have been made hours ago, when the listing was a day younger. */}
      <p className="mt-1 text-ink-soft text-sm" suppressHydrationWarning>
        {factsLine([postedAge(listing._id), listing.confirmedAt && confirmedAge(listing.confirmedAt)])}
      </p>
      {listing.standardTotal !== undefined && (
        <Notice tone="warning" className="mt-3">
          {m.detail_total_standard({ amount: fullPrice(listing.standardTotal) })}
        </Notice>
      )}
    </header>
  );
}
