import { type ClaimedSlot, confirmPayment, refusePayment } from '@thikana/contract/featured';
import { langOf } from '@thikana/contract/language-of-text';
import { Link } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { ReasonForm } from '#web/components/ui/reason-form.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { fullPrice, number } from '#web/lib/format/format.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';

/** Payments that the operator has to check in the bank account, oldest first. */
export function Claims({ claims }: { claims: readonly ClaimedSlot[] }) {
  if (claims.length === 0) return <EmptyState title={m.admin_payments_none()} />;
  return (
    <ul className="grid max-w-3xl gap-4">
      {claims.map((claim) => (
        <li key={claim.slot._id}>
          <Claim claim={claim} />
        </li>
      ))}
    </ul>
  );
}

function Claim({ claim: { slot, listing, owner, claimedAt } }: { claim: ClaimedSlot }) {
  const { isBusy, failure, run } = useAction(m.admin_payments_decision_failed());
  const params = { id: slot._id };

  return (
    <Card as="article" className="grid gap-3">
      <h2 className="font-semibold">
        <Link
          to={`/admin/posts/view-post/${listing._id}`}
          lang={langOf(listing.title)}
          className="underline underline-offset-2"
        >
          {listing.title}
        </Link>
      </h2>
      <p>
        {m.admin_payments_claim({
          amount: fullPrice(slot.priceRupees),
          reference: slot.reference ?? '',
          days: number(slot.days),
        })}
      </p>
      <p className="text-ink-soft text-sm">
        <Link to={`/admin/users/view-user/${owner._id}`} className="mr-3 underline underline-offset-2">
          <MarkedText text={owner.name} />
        </Link>
        {dateTime(claimedAt)}
      </p>
      <FormError>{failure}</FormError>
      <Button
        busy={isBusy}
        className="justify-self-start"
        onClick={() => run(() => call(confirmPayment, { params }))}
      >
        {m.admin_payments_confirm()}
      </Button>
      <ReasonForm
        label={m.admin_payments_reason()}
        button={m.admin_payments_refuse()}
        isBusy={isBusy}
        problemOf={(reason) => (reason ? undefined : m.admin_payments_reason_missing())}
        onRefuse={(reason) => void run(() => call(refusePayment, { params, body: { reason } }))}
      />
    </Card>
  );
}
