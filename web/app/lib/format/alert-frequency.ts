import type { AlertFrequency } from '@thikana/contract/alerts';
import { m } from '#web/paraglide/messages.js';

const labels: Record<AlertFrequency, () => string> = {
  off: m.alerts_off,
  'at-once': m.alerts_at_once,
  daily: m.alerts_daily,
  weekly: m.alerts_weekly,
};

export function frequencyLabel(frequency: AlertFrequency): string {
  return labels[frequency]();
}

/** The frequencies of alert emails, for a select. */
export function frequencyOptions(): { value: AlertFrequency; label: string }[] {
  return (Object.keys(labels) as AlertFrequency[]).map((value) => ({ value, label: frequencyLabel(value) }));
}
