const most = 20;
const windowMilliseconds = 10_000;
const keptTexts = 200;

/**
 * Suppresses repeated lines. Returns how many equal lines were suppressed before this one, or undefined if this one
 * should be suppressed too.
 */
export function createRepeatedLines(clock: () => number = performance.now.bind(performance)) {
  let windows = new Map<string, { since: number; count: number }>();

  return (text: string): number | undefined => {
    const now = clock();
    const window = windows.get(text);
    if (window && now - window.since < windowMilliseconds) {
      window.count += 1;
      return window.count > most ? undefined : 0;
    }
    // Distinct texts are not repeats, and must not fill the memory.
    if (windows.size >= keptTexts) windows = new Map();
    windows.set(text, { since: now, count: 1 });
    return window ? Math.max(0, window.count - most) : 0;
  };
}
