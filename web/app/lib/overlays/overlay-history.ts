/**
 * Gives each open overlay an entry in the browser's history, so that Back closes it. The router does not know these
 * entries: they repeat the state of the page below, and they are removed before the router navigates.
 */

interface Overlay {
  close: () => void;
  /** What its entry shows as the address; that of the page below if empty. */
  address: string;
}

interface Router {
  state: { location: { key: string }; navigation: { state: string } };
}

const open: Overlay[] = [];
let router: Router | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Our own movement in the history, until its event arrives. */
let moving: PromiseWithResolvers<void> | undefined;
/** Entries are not added while the router navigates. */
let isPaused = false;
let lastDepth = 0;

/** The number of overlays that the current entry stands for. */
const depth = (): number => history.state?.overlays ?? 0;

/** The router's key of the current entry; the first entry has none. */
const key = (): string => history.state?.key ?? 'default';

/** Adds an overlay on top of the others. Returns the function that removes it. */
export function addOverlay(close: () => void, address = ''): { isOnTop: () => boolean; remove: () => void } {
  const overlay = { close, address };
  open.push(overlay);
  matchHistory();
  return {
    isOnTop: () => open.at(-1) === overlay,
    remove() {
      open.splice(open.indexOf(overlay), 1);
      matchHistory();
    },
  };
}

/** Adds or removes entries. Waits first, because one overlay often closes when another one opens. */
export function matchHistory(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!router || moving || isPaused || router.state.navigation.state !== 'idle') return;
    // Another movement is under way.
    if (key() !== router.state.location.key) return;
    for (let each = depth() + 1; each <= open.length; each += 1) {
      history.pushState({ ...history.state, overlays: each }, '', open[each - 1]?.address);
    }
    lastDepth = depth();
    if (lastDepth > open.length) void move(open.length - lastDepth);
  });
}

/** Removes the entries of all overlays, which themselves stay open. */
export async function leaveOverlays(): Promise<void> {
  if (!router) return;
  while (depth() > 0) await move(-depth());
}

/** Before each navigation of the router, so that its entry follows that of the page. */
export async function navigateFromPage(navigate: () => Promise<unknown>): Promise<void> {
  isPaused = true;
  await leaveOverlays();
  const result = navigate();
  isPaused = false;
  await result;
}

export function followHistory(followed: Router): void {
  router = followed;
  // The page was reloaded while an overlay was open.
  void leaveOverlays();
}

function move(steps: number): Promise<void> {
  if (!moving) {
    moving = Promise.withResolvers();
    history.go(steps);
  }
  return moving.promise;
}

function onPop(event: PopStateEvent): void {
  const isOwn = moving !== undefined;
  moving?.resolve();
  moving = undefined;
  const before = lastDepth;
  lastDepth = depth();
  // Only a movement between the entries of one page is hidden from the router.
  if (key() !== router?.state.location.key || (lastDepth === before && !isOwn)) return;
  event.stopImmediatePropagation();
  if (!isOwn) for (const overlay of open.slice(lastDepth).reverse()) overlay.close();
  if (!isPaused) matchHistory();
}

// Before the router starts to listen.
if (!import.meta.env.SSR) window.addEventListener('popstate', onPop, true);
