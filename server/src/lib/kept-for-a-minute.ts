const keptMilliseconds = 60_000;

export interface Kept<T> {
  get(): Promise<T>;
  forget(): void;
}

/** Caches the result of a read for a minute. Failures are not cached. */
export function keptForAMinute<T>(read: () => Promise<T>, now: () => Date): Kept<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return {
    get() {
      const time = now().getTime();
      if (kept && time < kept.until) return kept.value;
      const reading = { value: read(), until: time + keptMilliseconds };
      kept = reading;
      reading.value.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading.value;
    },
    forget() {
      kept = undefined;
    },
  };
}
