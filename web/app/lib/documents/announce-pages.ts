import { loadedPage } from '../pages/coming-page.ts';
import { routingEvent } from './load-on-touch.ts';

/** A page is rendered after its data have come, and Back shows the address before. */
const longestMilliseconds = 10_000;

/**
 * Tells screen readers of each page that opens without a new document, and gives the focus that was lost with the old page
 * to the link that led away from this one, or to the heading. A page may set the focus itself.
 */
export function announcePages(): void {
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.className = 'sr-only';
  document.body.append(region);
  let shown = addressNow();
  let stopWaiting = () => {};

  window.addEventListener(routingEvent, () => {
    const now = addressNow();
    if (now.place === shown.place) return;
    const left = shown;
    shown = now;
    stopWaiting();
    const heading = document.querySelector('main h1');
    const text = heading?.textContent;
    const isRendered = () => now.path === left.path || !heading?.isConnected || heading.textContent !== text;
    stopWaiting = onceRendered(isRendered, () => {
      if (now.path !== left.path) region.textContent = document.title;
      const focused = document.activeElement;
      if (focused && focused !== document.body) return;
      const isBack = now.index < left.index;
      const target = (isBack && linkTo(left.place)) || document.querySelector<HTMLElement>('main h1');
      if (target instanceof HTMLHeadingElement) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    });
  });
}

interface Address {
  path: string;
  /** The path with its search. */
  place: string;
  /** Where the entry is in the history. */
  index: number;
}

function addressNow(): Address {
  const { pathname, search = '' } = loadedPage();
  return { path: pathname, place: pathname + search, index: history.state?.idx ?? 0 };
}

const linkTo = (place: string) =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(place)}"]:not([tabindex="-1"])`);

/** Calls back when the content is rendered and has rested for a moment. Returns a function that stops waiting. */
function onceRendered(isRendered: () => boolean, act: () => void): () => void {
  const end = Date.now() + longestMilliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, 100);
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const finish = () => {
    if (Date.now() > end) return stop();
    if (!isRendered()) return;
    stop();
    act();
  };
  timer = setTimeout(finish, 100);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return stop;
}
