import type { Alerts } from '@thikana/contract/alerts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';
import { AlertsIntro } from './alerts-intro.tsx';
import { AlertsNotices } from './alerts-notices.tsx';
import { NoSearches } from './no-searches.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { useAlerts } from './use-alerts.ts';

/** The saved searches of an account, and whether it receives alert emails. */
export function AlertsScreen({ alerts }: { alerts: Alerts }) {
  const { searches, isMailed, isPaused, isOff, isConfirmed } = alerts;
  const { isSending, change, remove, setPaused } = useAlerts();
  return (
    <div className="grid gap-4">
      <AlertsIntro alerts={alerts} />
      {!isConfirmed && (
        <Notice
          tone="warning"
          action={
            <ButtonLink to="/dashboard/your-profile" variant="secondary" size="sm">
              {m.alerts_profile()}
            </ButtonLink>
          }
        >
          {m.alerts_unverified()}
        </Notice>
      )}
      <AlertsNotices {...alerts} />
      {searches.length === 0 ? (
        <NoSearches />
      ) : (
        <ul aria-label={m.alerts_list()} className="grid gap-3">
          {searches.map((search) => (
            <SavedSearchRow
              key={search._id}
              search={search}
              isSending={isSending}
              onChange={(frequency) => change(search._id, frequency)}
              onRemove={() => remove(search._id)}
            />
          ))}
        </ul>
      )}
      {!isOff && (isMailed || isPaused) && (
        <div>
          <Button variant="secondary" disabled={isSending} onClick={() => setPaused(!isPaused)}>
            {isPaused ? m.alerts_resume() : m.alerts_pause()}
          </Button>
        </div>
      )}
    </div>
  );
}
