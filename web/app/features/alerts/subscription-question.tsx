import type { Subscription } from '@thikana/contract/alerts';
import { resultsPath } from '@thikana/contract/list-paths';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { frequencyLabel } from '#web/lib/format/alert-frequency.ts';
import { m } from '#web/paraglide/messages.js';

/**
 * Asks the owner of an email address to confirm the alerts. Only pressing the button confirms; opening the link does
 * not.
 */
export function SubscriptionQuestion({ search, email, isConfirmed }: Subscription) {
  return (
    <div className="container-page max-w-2xl py-8 md:py-14">
      <h1 className="font-semibold text-title">
        {isConfirmed ? m.alerts_confirmed() : m.alerts_confirm_title()}
      </h1>
      <p className="mt-3 text-ink-soft text-lg">
        {isConfirmed
          ? m.alerts_confirmed_text({ email })
          : m.alerts_confirm_text({ email, frequency: frequencyLabel(search.frequency) })}
      </p>
      <Card as="section" aria-label={m.alerts_confirm_search()} className="mt-6 grid gap-4 md:p-8">
        <p className="font-semibold text-xl">{search.label}</p>
        {!isConfirmed && (
          <form method="post" className="grid">
            <Button type="submit" size="lg">
              {m.alerts_confirm()}
            </Button>
          </form>
        )}
        <ButtonLink to={resultsPath(search.query)} variant="quiet">
          {m.alerts_show()}
        </ButtonLink>
      </Card>
    </div>
  );
}
