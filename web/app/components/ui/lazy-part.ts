import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadOnTouch } from '#web/lib/documents/load-on-touch.ts';
import { m } from '#web/paraglide/messages.js';
import { toast } from './toast-store.ts';

// biome-ignore lint/suspicious/noExplicitAny: as in the types of React's `lazy`.
type Part = ComponentType<any>;
type Load<P extends Part> = () => Promise<{ default: P }>;

/**
 * A part whose code is loaded when it is rendered, or at the first touch if it is not needed at once. React's `lazy`
 * would replace the page by an error if that failed; this waits, and tries again.
 */
export function lazyPart<P extends Part>(load: Load<P>, isNeeded = () => true): LazyExoticComponent<P> {
  return lazy(() => loadOnTouch(load, isNeeded()));
}

/** A part that a visitor opens. A toast says, once, that it cannot be loaded yet. */
export function askedPart<P extends Part>(load: Load<P>): LazyExoticComponent<P> {
  let isTold = false;
  return lazyPart(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isTold) toast.error(m.error_network());
      isTold = true;
      throw error;
    }
  });
}

/** Begins to load a part that is likely to be opened. A failure is reported only when it is opened. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
