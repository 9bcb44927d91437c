import type { Alerts, SavedSearch } from '@thikana/contract/alerts';
import { resultsPath } from '@thikana/contract/list-paths';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { frequencyOptions } from '#web/lib/format/alert-frequency.ts';
import { m } from '#web/paraglide/messages.js';
import { AlertsIntro } from './alerts-intro.tsx';
import { AlertsNotices } from './alerts-notices.tsx';
import { NoSearches } from './no-searches.tsx';

interface Props {
  alerts: Alerts;
  /** The outcome of the last change. */
  changed: string | null;
}

/**
 * The alerts of an email address, opened by the link in an alert email. Plain forms: it works without scripts and
 * without login.
 */
export function LinkedAlerts({ alerts, changed }: Props) {
  const { searches, isMailed, isPaused, isOff } = alerts;
  return (
    <div className="container-page grid max-w-3xl gap-4 py-8 md:py-14">
      <h1 className="font-semibold text-title">
        {changed === 'confirmed' ? m.alerts_linked_confirmed() : m.alerts_title()}
      </h1>
      <AlertsIntro alerts={alerts} />
      {changed && changed !== 'confirmed' && <Notice tone="success">{m.alerts_linked_changed()}</Notice>}
      <AlertsNotices {...alerts} />
      {searches.length === 0 ? (
        <NoSearches />
      ) : (
        <ul aria-label={m.alerts_list()} className="grid gap-3">
          {searches.map((search) => (
            <li key={search._id}>
              <LinkedSearch search={search} />
            </li>
          ))}
        </ul>
      )}
      {!isOff && (isMailed || isPaused) && (
        <form method="post">
          <Button type="submit" variant="secondary" name="action" value={isPaused ? 'resume' : 'pause'}>
            {isPaused ? m.alerts_resume() : m.alerts_pause()}
          </Button>
        </form>
      )}
    </div>
  );
}

function LinkedSearch({ search }: { search: SavedSearch }) {
  return (
    <Card className="grid gap-3">
      <p className="font-semibold">{search.label}</p>
      <form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="search" value={search._id} />
        <SelectField
          label={m.alerts_frequency()}
          aria-label={m.alerts_frequency_of({ search: search.label })}
          name="action"
          defaultValue={search.frequency}
          options={frequencyOptions()}
        />
        <Button type="submit" variant="secondary">
          {m.alerts_set()}
        </Button>
      </form>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="search" value={search._id} />
        <ButtonLink to={resultsPath(search.query)} variant="secondary">
          {m.alerts_show()}
        </ButtonLink>
        <Button
          type="submit"
          variant="danger"
          name="action"
          value="remove"
          aria-label={m.alerts_remove_of({ search: search.label })}
        >
          {m.alerts_remove()}
        </Button>
      </form>
    </Card>
  );
}
