import { type DigestFrequency, digestFrequencies } from '@thikana/contract/digest';
import { m } from '#web/paraglide/messages.js';

const labels: Record<DigestFrequency, () => string> = {
  'at-once': m.digest_at_once,
  hourly: m.digest_hourly,
  daily: m.digest_daily,
  off: m.digest_off,
};

export const digestLabel = (frequency: DigestFrequency): string => labels[frequency]();

/** The frequencies for a select. */
export const digestOptions = () => digestFrequencies.map((value) => ({ value, label: digestLabel(value) }));
