import type { Position } from '@thikana/contract/city';
import { m } from '#web/paraglide/messages.js';

const patienceMilliseconds = 15_000;
const oldestMilliseconds = 300_000;

/**
 * The visitor's position from the browser, which asks for permission. Rounded to about 100 m, because the address that
 * holds it may be shared.
 */
export function ownPosition(): Promise<{ position: Position } | { failure: string }> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ failure: m.near_unavailable() });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ position: { longitude: roughly(coords.longitude), latitude: roughly(coords.latitude) } }),
      (error) => resolve({ failure: failureText(error) }),
      { timeout: patienceMilliseconds, maximumAge: oldestMilliseconds },
    );
  });
}

function failureText({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): string {
  if (code === PERMISSION_DENIED) return m.near_denied();
  return code === TIMEOUT ? m.near_timed_out() : m.near_unavailable();
}

const roughly = (degrees: number) => Math.round(degrees * 1000) / 1000;
