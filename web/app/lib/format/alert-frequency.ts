import type { AlertFrequency } from '@thikana/contract/alerts';
import { currentCity } from '@thikana/contract/city';
import { m } from '#web/paraglide/messages.js';

const weekly = {
  monday: m.alerts_every_monday,
  saturday: m.alerts_every_saturday,
  sunday: m.alerts_every_sunday,
};

const labels: Record<AlertFrequency, () => string> = {
  off: m.alerts_off,
  'at-once': m.alerts_at_once,
  daily: m.alerts_daily,
  weekly: () => weekly[currentCity().weekStartsOn](),
};

export function frequencyLabel(frequency: AlertFrequency): string {
  return labels[frequency]();
}

/** The frequencies of alert emails, for a select. */
export function frequencyOptions(): { value: AlertFrequency; label: string }[] {
  return (Object.keys(labels) as AlertFrequency[]).map((value) => ({ value, label: frequencyLabel(value) }));
}
