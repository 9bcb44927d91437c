import type { Alerts } from '@thikana/contract/alerts';
import { m } from '#web/paraglide/messages.js';

/** What is emailed to whom. The notices below it say why nothing is. */
export function AlertsIntro({ alerts }: { alerts: Alerts }) {
  const text = introOf(alerts);
  return text && <p className="text-ink-soft">{text}</p>;
}

function introOf({ searches, email, isMailed, isPaused, isOff, isConfirmed }: Alerts): string | undefined {
  const isSending = isMailed && !isPaused && !isOff && isConfirmed;
  if (isSending && searches.some(({ frequency }) => frequency !== 'off')) return m.alerts_intro({ email });
  if (isSending) return m.alerts_intro_shortlist({ email });
  return searches.length > 0 ? m.alerts_intro_silent() : undefined;
}
