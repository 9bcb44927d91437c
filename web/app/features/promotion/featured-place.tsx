import { cancelSlot, type FeaturedOffer, featureListing } from '@thikana/contract/featured';
import type { PromotedListing } from '@thikana/contract/promotion';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { fullPrice } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { PaymentForm } from './payment-form.tsx';

/** The featured place of a listing: to book, to pay, or until when it runs. */
export function FeaturedPlace({ promotion }: { promotion: PromotedListing }) {
  const { isBusy, failure, run } = useAction(m.promote_featured_failed());
  const { listing, slot, offers } = promotion;
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // The pressed button disappears with its step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can only be lost when the step changes.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) section.current?.focus();
  }, [slot?.status]);
  if (!slot && offers.length === 0) return null;
  const take = (body: FeaturedOffer) =>
    run(() => call(featureListing, { params: { id: listing._id }, body }));

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={m.promote_featured()}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false;
      }}
      className="grid gap-2 outline-none sm:justify-items-start"
    >
      {slot?.status === 'running' && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="accent">{m.card_sponsored()}</Badge>
          {m.promote_featured_until({ day: lastDay(slot.endsAt) })}
        </p>
      )}
      {slot?.status === 'claimed' && <p>{m.promote_payment_claimed({ reference: slot.reference ?? '' })}</p>}
      {slot?.status === 'refused' && <p>{m.promote_payment_refused({ reason: slot.refusal ?? '' })}</p>}
      {slot?.status === 'unpaid' && (
        <>
          <PaymentForm slot={slot} />
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() => run(() => call(cancelSlot, { params: { id: slot._id } }))}
          >
            {m.promote_featured_cancel()}
          </Button>
        </>
      )}
      {offers.map((offer) => (
        <Button
          key={`${offer.area} ${offer.days} ${offer.priceRupees}`}
          variant="secondary"
          busy={isBusy}
          onClick={() => take(offer)}
        >
          <Sparkles size={18} />
          {offerLabel(offer)}
        </Button>
      ))}
      <FormError>{failure}</FormError>
    </section>
  );
}

function offerLabel({ days, priceRupees }: FeaturedOffer): string {
  if (priceRupees === 0) return m.promote_offer_free({ days });
  return m.promote_offer({ days, price: fullPrice(priceRupees) });
}

/** A featured place ends at midnight after its last day. */
function lastDay(endsAt = ''): string {
  return longDate(new Date(Date.parse(endsAt) - 1).toISOString()) ?? '';
}
