/** Dispatched on the window when the router begins to load or show another page, or other data of the same one. */
export const routingEvent = 'routing';

// React shows nothing new before it has the code of everything in the document, so that is loaded for other pages too.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'online', routingEvent];

/** Its end, if it is a tap: a load must not delay the click. */
const firstTouch = typeof window === 'undefined' ? undefined : nextTouch().then(endOfTap);

/**
 * Delays a load until the visitor first touches the page, unless it is needed at once. A failed load is retried at the
 * next touch, or when the connection is back.
 */
export async function loadOnTouch<T>(load: () => Promise<T>, isNeeded: boolean): Promise<T> {
  if (!isNeeded) {
    await firstTouch;
    await nextTask();
  }
  try {
    return await load();
  } catch {
    await nextTouch();
    return loadOnTouch(load, isNeeded);
  }
}

/** Until its code is loaded, the document's script marks each control that is clicked. */
const mark = 'data-pressed';
const pressedIn = (place: ParentNode) =>
  place.querySelectorAll<HTMLElement>(`button[${mark}],select[${mark}],[aria-haspopup][${mark}]`);

/** Repeats the clicks inside `place` that came before its code was loaded. */
export function replayMissedClicks(place: HTMLElement | null): void {
  // An event that is still being dispatched may reach a handler, and then it was not missed.
  setTimeout(() => {
    if (place) for (const control of pressedIn(place)) repeatClick(control);
  });
}

/**
 * Repeats the last click that came before React listened, and what was chosen in selects. Clicks in parts whose code
 * comes later are repeated too, which makes that code load.
 */
export function replayEarlyClicks(last: HTMLElement | undefined): void {
  for (const control of pressedIn(document)) {
    if (control === last || control.localName === 'select' || control.closest('[data-late]'))
      repeatClick(control);
    else control.removeAttribute(mark);
  }
}

function repeatClick(control: HTMLElement): void {
  control.removeAttribute(mark);
  if (control.localName === 'select') control.dispatchEvent(new Event('change', { bubbles: true }));
  else control.click();
}

export function markClickHandled({ target }: { target: EventTarget }): void {
  if (target instanceof Element) target.closest(`[${mark}]`)?.removeAttribute(mark);
}

function nextTouch(): Promise<Event> {
  return new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true, capture: true });
  });
}

/** A finger that taps has left the screen by then. */
const tapMilliseconds = 150;

function endOfTap({ type }: Event): Promise<unknown> | undefined {
  if (type !== 'pointerdown') return undefined;
  return new Promise((resolve) => {
    window.addEventListener('click', resolve, { once: true, capture: true });
    setTimeout(resolve, tapMilliseconds);
  });
}

/** Each load starts in a task of its own, and browsers prefer answering the touch to such tasks. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve));
}
