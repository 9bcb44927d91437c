import { type Consent, type OptionalPurpose, withdrawConsent } from '@thikana/contract/consent';
import { Handshake } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { NoticeItems } from './notice-items.tsx';

const names: Record<OptionalPurpose, () => string> = {
  alerts: m.consent_alerts,
  notifications: m.consent_notifications,
};
const stops: Record<OptionalPurpose, () => string> = {
  alerts: m.consent_stop_alerts,
  notifications: m.consent_stop_notifications,
};

/** What the account agreed to. Optional purposes end with one button; the rest ends with the account. */
export function OwnConsent({ consent }: { consent: Consent }) {
  const { isBusy, failure, run } = useAction(m.consent_withdraw_failed());
  const { notice, isAsked, agreedAt, optional } = consent;
  const withdraw = (purpose: OptionalPurpose) => run(() => call(withdrawConsent, { params: { purpose } }));
  return (
    <section aria-labelledby="consent">
      <h2 id="consent" className="flex items-center gap-2 font-semibold text-lg">
        <Handshake size={20} className="text-tea" />
        {m.consent_title()}
      </h2>
      <p className="mt-1 text-ink-soft">
        {agreedAt && !isAsked ? m.consent_agreed({ date: dateTime(agreedAt) }) : m.consent_not_agreed()}
      </p>
      <details className="mt-2">
        <summary className="min-h-touch cursor-pointer py-2.5">{m.consent_read()}</summary>
        <NoticeItems notice={notice} />
      </details>
      {failure && <FormError>{failure}</FormError>}
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {optional.map(({ purpose, isGiven, changedAt }) => (
          <li key={purpose} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div>
              <p className="font-semibold">{names[purpose]()}</p>
              <p className="text-ink-soft text-sm">{stateText(isGiven, changedAt)}</p>
            </div>
            {isGiven ? (
              <Button variant="secondary" disabled={isBusy} onClick={() => withdraw(purpose)}>
                {stops[purpose]()}
              </Button>
            ) : (
              purpose === 'alerts' && (
                <Link to="/dashboard/alerts" className="py-2 text-tea underline underline-offset-4">
                  {m.consent_to_alerts()}
                </Link>
              )
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">{m.consent_necessary()}</p>
    </section>
  );
}

function stateText(isGiven: boolean, changedAt: string | null): string {
  if (!changedAt) return isGiven ? m.consent_on() : m.consent_off();
  return isGiven
    ? m.consent_on_since({ date: dateTime(changedAt) })
    : m.consent_off_since({ date: dateTime(changedAt) });
}
