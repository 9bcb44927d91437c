const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const;

const firstTouch = typeof window === 'undefined' ? undefined : nextTouch();
let missed: EventTarget | null = null;

/** Loads what is only there to be touched once somebody touches the page, or at once where it is needed already. */
export async function whenTouched<T>(load: () => Promise<T>, isNeeded: boolean): Promise<T> {
  if (!isNeeded) await firstTouch;
  try {
    return await load();
  } catch {
    await nextTouch();
    return whenTouched(load, isNeeded);
  }
}

/** Clicks again what was clicked in here before it could answer. */
export function replayMissedClick(place: HTMLElement | null): void {
  // An event that is still on its way may yet be answered, and then is not missed.
  setTimeout(() => {
    if (!(missed instanceof Element) || !place?.contains(missed)) return;
    const control = missed.closest('button');
    missed = null;
    control?.click();
  });
}

export function clickIsAnswered(): void {
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
