import { bumpListing, type PromotedListing } from '@thikana/contract/promotion';
import { ArrowUpToLine } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

/** Moves a listing to the top, or says when that is possible again. */
export function BumpButton({ promotion }: { promotion: PromotedListing }) {
  const { isBusy, failure, run } = useAction(m.promote_bump_failed());
  const { listing, bumpedAt, bumpableFrom } = promotion;
  const bump = () => run(() => call(bumpListing, { params: { id: listing._id } }));
  const told = [
    ...(bumpedAt ? [m.promote_bumped({ day: longDate(bumpedAt) ?? '' })] : []),
    ...(bumpableFrom ? [m.promote_bump_from({ day: longDate(bumpableFrom) ?? '' })] : []),
  ];

  return (
    <div className="grid gap-2 sm:justify-items-start">
      {/* Stays mounted while disabled, so that it keeps the focus. */}
      <Button
        variant="secondary"
        onClick={() => !bumpableFrom && bump()}
        busy={isBusy}
        busyText={m.promote_bumping()}
        aria-disabled={bumpableFrom !== undefined || undefined}
        aria-describedby={`bump-${listing._id}`}
        className="aria-disabled:opacity-60"
      >
        <ArrowUpToLine size={18} />
        {m.promote_bump()}
      </Button>
      <p id={`bump-${listing._id}`} className="text-ink-soft text-sm empty:hidden">
        {told.join(' ')}
      </p>
      <FormError>{failure}</FormError>
    </div>
  );
}
