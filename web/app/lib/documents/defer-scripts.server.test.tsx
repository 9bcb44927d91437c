import { afterEach, expect, it, vi } from 'vitest';
import { deferScripts } from './defer-scripts.server.ts';

afterEach(() => {
  // The listeners of its script stay.
  window.takeEarlyClick?.();
  document.body.innerHTML = '';
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const files = ['/assets/framework.js', '/assets/entry.js'];
const readable = `<body><p>Read me</p>${deferScripts(files)}</body>`;

it('leaves nothing in a document that makes a browser fetch a script', () => {
  const parsed = new DOMParser().parseFromString(readable, 'text/html');
  expect(parsed.querySelectorAll('[rel=modulepreload], [type=module], script[src]')).toHaveLength(0);
});

/** Loads the document and runs its script. */
function openDocument(): void {
  const parsed = new DOMParser().parseFromString(readable, 'text/html');
  document.body.innerHTML = parsed.body.innerHTML;
  // biome-ignore lint/security/noGlobalEval: browsers run the document's script in the same way.
  window.eval(parsed.querySelector('script')?.textContent ?? '');
}

const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

/** Simulates a browser that reports its first paint. */
function withPaintTiming(): { paint: () => void } {
  let paint = () => {};
  class Observer {
    static supportedEntryTypes = ['paint'];
    constructor(told: (entries: unknown, observer: Observer) => void) {
      paint = () => told([], this);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return { paint: () => paint() };
}

it('keeps the scripts deferred until the page has painted', async () => {
  const { paint } = withPaintTiming();
  openDocument();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(preloaded()).toEqual([]);
  paint();
  await expect.poll(preloaded).toEqual(files);
});

it.each(['load', 'pointerdown', 'keydown'])(
  'starts the scripts on %s, once, in their order',
  async (event) => {
    openDocument();
    expect(preloaded()).toEqual([]);
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event('load'));
    await expect.poll(preloaded).toEqual(files);
  },
);

it('shows what is pressed until React listens, and then in late parts only', () => {
  openDocument();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<button type="button" id="before">Menu</button><a href="/rentals" id="link">Rent</a>
     <button type="button" id="after">Menu</button><div data-late><button type="button" id="late">Keep</button></div>`,
  );
  const isPressed = (id: string) => {
    const control = document.getElementById(id);
    control?.addEventListener('click', (event) => event.preventDefault());
    control?.click();
    return control?.hasAttribute('data-pressed');
  };
  expect([isPressed('before'), isPressed('link')]).toEqual([true, true]);
  window.takeEarlyClick?.();
  expect([isPressed('after'), isPressed('late')]).toEqual([false, true]);
  window.dispatchEvent(new Event('pagehide'));
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);
});

it('shows in which selects something was chosen until React listens', () => {
  openDocument();
  document.body.insertAdjacentHTML('beforeend', '<select></select><select></select><input>');
  const [before, after] = document.querySelectorAll('select');
  for (const control of [before, document.querySelector('input')])
    control?.dispatchEvent(new Event('change', { bubbles: true }));
  window.takeEarlyClick?.();
  after?.dispatchEvent(new Event('change', { bubbles: true }));
  expect([...document.querySelectorAll('[data-pressed]')]).toEqual([before]);
});

it('has the button that was clicked last, until it is taken', () => {
  openDocument();
  document.body.insertAdjacentHTML('beforeend', '<button type="button"><i>Menu</i></button>');
  document.querySelector('i')?.click();
  expect(window.takeEarlyClick?.()?.textContent).toBe('Menu');
  document.body.click();
  expect(window.takeEarlyClick?.()?.textContent).toBe('Menu');
});

it('takes the button of a form that only scripts can send, and lets other forms be sent', () => {
  openDocument();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-scripted><button>Log in</button></form><form><button>Search</button></form>',
  );
  const sent: (string | null)[] = [];
  const send = (event: SubmitEvent) => {
    if (!event.defaultPrevented) sent.push(event.submitter?.textContent ?? null);
    event.preventDefault();
  };
  document.addEventListener('submit', send);
  const [scripted, plain] = document.querySelectorAll<HTMLButtonElement>('form button');
  plain?.click();
  scripted?.click();
  expect(sent).toEqual(['Search']);
  expect(window.takeEarlyClick?.()).toBe(scripted);
  scripted?.click();
  document.removeEventListener('submit', send);
  expect(sent).toEqual(['Search']);
});
