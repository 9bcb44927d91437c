const most = 20;
const windowMilliseconds = 10_000;
const keptTexts = 200;

/**
 * For lines that a crowd or an outage repeats: how many of the same were left out before this one; undefined where this
 * one is to be left out too.
 */
export function createRepeats(clock: () => number = performance.now.bind(performance)) {
  let windows = new Map<string, { since: number; count: number }>();

  return (text: string): number | undefined => {
    const now = clock();
    const window = windows.get(text);
    if (window && now - window.since < windowMilliseconds) {
      window.count += 1;
      return window.count > most ? undefined : 0;
    }
    // Texts of which each is another are no repeats, and are not to fill the memory.
    if (windows.size >= keptTexts) windows = new Map();
    windows.set(text, { since: now, count: 1 });
    return window ? Math.max(0, window.count - most) : 0;
  };
}
