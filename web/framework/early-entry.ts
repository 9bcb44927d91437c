import type { RouterHistory } from './full-router.ts';

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Gives the entry of a document a key. The router calls all entries without one the same, so a document would open
 * where the visitor had scrolled to in the document before.
 */
export function keyFirstEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: newKey() }, '');
}

/** The router's key of the entry that was added early. */
let earlyKey: string | undefined;

/**
 * Adds the entry of a page that is still loading, so that Back returns to the page that is shown. Relies on what the
 * router stores with its entries: a key, and the position among them.
 */
export function addEarlyEntry(address: string): void {
  earlyKey = newKey();
  const idx = (history.state?.idx ?? 0) + 1;
  history.pushState({ usr: null, key: earlyKey, idx }, '', address);
}

/** Makes the next page of the router take the early entry, if there is one, instead of adding its own. */
export function takeEarlyEntries(browser: RouterHistory): void {
  const add = browser.push;
  browser.push = (to, state) => {
    const isEarly = earlyKey !== undefined && history.state?.key === earlyKey;
    earlyKey = undefined;
    if (isEarly) browser.replace(to, state);
    else add(to, state);
  };
  // After Back, and Forward again, the entry is one like others.
  window.addEventListener('popstate', () => (earlyKey = undefined));
}
