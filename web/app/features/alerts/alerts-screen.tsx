import type { Alerts } from '@thikana/contract/alerts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';
import { AlertsNotices } from './alerts-notices.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { useAlerts } from './use-alerts.ts';

/** The saved searches of an account, and whether it receives alert emails. */
export function AlertsScreen({ alerts }: { alerts: Alerts }) {
  const { searches, email, isMailed, isPaused, isOff, isConfirmed } = alerts;
  const { isSending, change, remove, setPaused } = useAlerts();
  return (
    <div className="grid gap-4">
      {!isOff && <p className="text-ink-soft">{m.alerts_intro({ email })}</p>}
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
        <EmptyState
          drawing="letterbox"
          title={m.alerts_none()}
          text={m.alerts_none_text()}
          action={<ButtonLink to="/properties">{m.alerts_browse()}</ButtonLink>}
        />
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
