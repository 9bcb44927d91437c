import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  matchRoutes,
  type To,
} from 'react-router';
import { keyFirstEntry, takeEarlyEntries } from './early-entry.ts';
import type { FullRouter, RouterHistory, RouterInit } from './full-router.ts';

type State = FullRouter['state'];
type Subscriber = Parameters<FullRouter['subscribe']>[0];
type EarlyRouter = Pick<
  FullRouter,
  | 'basename'
  | 'window'
  | 'state'
  | 'routes'
  | 'manifest'
  | 'subscribe'
  | 'createHref'
  | 'createURL'
  | 'encodeLocation'
  | 'enableScrollRestoration'
  | 'navigate'
  | 'revalidate'
  | 'getBlocker'
  | 'deleteBlocker'
>;

/**
 * Relies on the part of a router that `RouterProvider`, `ScrollRestoration` and the hooks use, and on exports named
 * UNSAFE. Hydration needs no code that navigates, which is a fifth of the scripts of a first visit, if the document has all
 * data of its page. So this router loads that code when `schedule` does, or when it is needed before.
 */
export async function startRouter(
  init: RouterInit,
  schedule: (load: () => Promise<unknown>) => void,
): Promise<FullRouter> {
  keyFirstEntry();
  const browser = createBrowserHistory();
  takeEarlyEntries(browser);
  const first = firstState(init, browser);
  if (!first) return (await import('./full-router.ts')).createFullRouter(init, browser);

  const { location } = first;
  let state = first;
  let full: FullRouter | undefined;
  let loading: Promise<FullRouter> | undefined;
  let hasMoved = false;
  /** The page that was asked for last, unless Back was pressed since. */
  let wanted: To | null = null;
  const subscribers = new Set<Subscriber>();
  const completed = Promise.withResolvers<FullRouter>();

  async function load(): Promise<FullRouter> {
    const { createFullRouter } = await import('./full-router.ts');
    full = createFullRouter(
      init,
      historyFrom(location, browser, () => hasMoved),
    );
    window.removeEventListener('popstate', onPop);
    full.subscribe((...update) => {
      for (const each of subscribers) each(...update);
    });
    completed.resolve(full);
    return full;
  }

  function complete(): Promise<FullRouter> {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function onPop(): void {
    wanted = null;
    show({ state: 'idle' } as State['navigation']);
    // Back led to the page that is shown, from the entry of one that was still loading.
    if (browser.location.key === location.key && createPath(browser.location) === createPath(location))
      return;
    hasMoved = true;
    complete().catch(() => window.location.reload());
  }

  /** Shows at once that the page of a link is being loaded. */
  function showPending(to: To, flushSync = false): void {
    const { pathname, search, hash } = addressOf(to, init.basename);
    const location = { pathname, search, hash, state: null, key: 'default' };
    show({ state: 'loading', location } as State['navigation'], flushSync);
  }

  function show(navigation: State['navigation'], flushSync = false): void {
    state = { ...state, navigation };
    for (const each of subscribers) each(state, { deletedFetchers: [], newErrors: null, flushSync });
  }

  window.addEventListener('popstate', onPop);
  schedule(complete);

  const early: EarlyRouter = {
    basename: init.basename,
    window,
    get state() {
      return full?.state ?? state;
    },
    get routes() {
      return full?.routes ?? (init.routes as FullRouter['routes']);
    },
    get manifest() {
      return full?.manifest ?? {};
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    createHref: browser.createHref,
    createURL: browser.createURL,
    encodeLocation: browser.encodeLocation as FullRouter['encodeLocation'],
    enableScrollRestoration(...options) {
      let disable: (() => void) | undefined;
      let isDisabled = false;
      completed.promise.then((router) => {
        if (!isDisabled) disable = router.enableScrollRestoration(...options);
      });
      return () => {
        isDisabled = true;
        disable?.();
      };
    },
    async navigate(to: To | number | null, options?: Parameters<FullRouter['navigate']>[1]) {
      if (typeof to === 'number') return (await complete()).navigate(to);
      const isEarly = !full && to !== null;
      if (isEarly) {
        wanted = to;
        showPending(to, options?.flushSync);
      }
      // Without a connection, the document of the page may still be there.
      const router = await complete().catch(() => undefined);
      if (isEarly && wanted !== to) return;
      if (router) await router.navigate(to, options);
      else window.location.assign(addressOf(to ?? '', init.basename));
    },
    revalidate: async () => (await complete()).revalidate(),
    getBlocker(...blocker) {
      completed.promise.then((router) => router.getBlocker(...blocker));
      return { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined };
    },
    deleteBlocker(key) {
      completed.promise.then((router) => router.deleteBlocker(key));
    },
  };
  return early as FullRouter;
}

function addressOf(to: To, basename: string): URL {
  const path = typeof to === 'string' ? to : createPath(to);
  const prefix = basename !== '/' && path.startsWith('/') ? basename : '';
  return new URL(prefix + path, window.location.href);
}

/** The state of the full router before anything happens, unless it would have to load something. */
function firstState(
  { basename, routes, hydrationData }: RouterInit,
  { action, location }: RouterHistory,
): State | undefined {
  const matches = matchRoutes(routes, location, basename) as State['matches'] | null;
  const loaderData = hydrationData.loaderData ?? {};
  if (!matches || hydrationData.errors) return undefined;
  if (matches.some(({ route }) => route.lazy || (route.loader && !(route.id in loaderData))))
    return undefined;
  return {
    historyAction: action,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: { state: 'idle' } as State['navigation'],
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** A history in which the visitor has just left the location of the document, if that was missed. */
function historyFrom(
  location: RouterHistory['location'],
  browser: RouterHistory,
  hasMoved: () => boolean,
): RouterHistory {
  return {
    ...browser,
    location,
    listen(listener) {
      const stop = browser.listen(listener);
      if (hasMoved()) listener({ action: browser.action, location: browser.location, delta: null });
      return stop;
    },
  };
}
