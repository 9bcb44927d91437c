import { minuteMilliseconds } from './durations.ts';

export interface MinuteCache<T> {
  get(): Promise<T>;
  forget(): void;
}

/** Caches the result of a read for a minute. Failures are not cached. */
export function minuteCache<T>(read: () => Promise<T>, now: () => Date): MinuteCache<T> {
  let cached: { value: Promise<T>; until: number } | undefined;
  return {
    get() {
      const time = now().getTime();
      if (cached && time < cached.until) return cached.value;
      const reading = { value: read(), until: time + minuteMilliseconds };
      cached = reading;
      reading.value.catch(() => {
        if (cached === reading) cached = undefined;
      });
      return reading.value;
    },
    forget() {
      cached = undefined;
    },
  };
}
