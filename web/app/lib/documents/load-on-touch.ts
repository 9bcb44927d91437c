/** Dispatched on the window when the router begins to load or show another page, or other data of the same one. */
export const routingEvent = 'routing';

// React shows nothing new before it has the code of everything in the document, so that is loaded for other pages too.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', routingEvent];

const firstTouch = typeof window === 'undefined' ? undefined : nextTouch();
let missed: EventTarget | null = null;

/**
 * Delays a load until the visitor first touches the page, unless it is needed at once. A failed load is retried at the
 * next touch.
 */
export async function loadOnTouch<T>(load: () => Promise<T>, isNeeded: boolean): Promise<T> {
  if (!isNeeded) await firstTouch;
  try {
    return await load();
  } catch {
    await nextTouch();
    return loadOnTouch(load, isNeeded);
  }
}

/** Repeats a click inside `place` that came before its code was loaded. */
export function replayMissedClick(place: HTMLElement | null): void {
  // An event that is still being dispatched may reach a handler, and then it was not missed.
  setTimeout(() => {
    if (!(missed instanceof Element) || !place?.contains(missed)) return;
    const control = missed.closest('button');
    missed = null;
    control?.click();
  });
}

export function markClickHandled(): void {
  missed = null;
}

function nextTouch(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true, capture: true });
  });
}

if (firstTouch) {
  window.addEventListener(
    'click',
    ({ target }) => {
      missed = target;
    },
    true,
  );
}
