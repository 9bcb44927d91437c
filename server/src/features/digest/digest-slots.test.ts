import { currentCity, setCity } from '@thikana/contract/city';
import type { DigestFrequency } from '@thikana/contract/digest';
import { afterEach, expect, it } from 'vitest';
import { isDue } from './digest-slots.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

/** In Siliguri it is half an hour later than the full hour of UTC, in Kathmandu 45 minutes, in Lisbon none. */
it.each([
  ['hourly', 'Asia/Kolkata', '10:29:59', '10:30:00', true],
  ['hourly', 'Asia/Kolkata', '10:30:00', '11:29:59', false],
  ['hourly', 'Asia/Kathmandu', '10:14:59', '10:15:00', true],
  ['hourly', 'Asia/Kathmandu', '10:15:00', '11:14:59', false],
  ['hourly', 'Europe/Lisbon', '10:59:59', '11:00:00', true],
  ['daily', 'Asia/Kolkata', '02:29:59', '02:30:00', true],
  ['daily', 'Asia/Kolkata', '02:30:00', '23:59:59', false],
  ['daily', 'Asia/Kathmandu', '02:14:59', '02:15:00', true],
  ['daily', 'Europe/Lisbon', '07:59:59', '08:00:00', true],
  ['at-once', 'Asia/Kolkata', '10:00:00', '10:00:00', true],
  ['off', 'Asia/Kolkata', '00:00:00', '23:59:59', false],
] satisfies [DigestFrequency, string, string, string, boolean][])(
  '%s in %s, last looked at %s UTC: at %s it is due: %s',
  (frequency, timeZone, lookedAt, now, due) => {
    setCity({ ...siliguri, timeZone });
    const at = (clock: string) => new Date(`2026-11-23T${clock}Z`);
    expect(isDue(frequency, at(lookedAt), at(now))).toBe(due);
  },
);

it('a morning after which the site was down is made up for', () => {
  expect(isDue('daily', new Date('2026-11-21T02:30:00Z'), new Date('2026-11-23T12:00:00Z'))).toBe(true);
});
