import type { Alerts } from '@thikana/contract/alerts';
import { Notice } from '#web/components/ui/notice.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

type About = Pick<Alerts, 'searches' | 'isPaused' | 'isOff' | 'mostSearches'>;

/** Why no emails are sent, or why no more searches can be saved. */
export function AlertsNotices({ searches, isPaused, isOff, mostSearches }: About) {
  return (
    <>
      {isOff && (
        <Notice tone="warning" title={m.alerts_site_off()}>
          {m.alerts_site_off_text()}
        </Notice>
      )}
      {isPaused && !isOff && (
        <Notice tone="warning" title={m.alerts_paused()}>
          {m.alerts_paused_text()}
        </Notice>
      )}
      {searches.length >= mostSearches && (
        <Notice tone="info">{m.alerts_full({ count: number(mostSearches) })}</Notice>
      )}
    </>
  );
}
