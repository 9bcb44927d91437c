import { afterEach, expect, it, vi } from 'vitest';
import { deferScripts, halvesOf } from './defer-scripts.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

const rendered =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/favicon.svg"/></head>' +
  '<body><p>Read me</p><script>window.context = 1</script><script type="module" async="">import "/assets/a.js"</script></body>';

const { head, body } = deferScripts(halvesOf(rendered));
const readable = head + body;

it('leaves nothing in a document that makes a browser fetch a script', () => {
  const parsed = new DOMParser().parseFromString(readable, 'text/html');
  expect(parsed.querySelectorAll('[rel=modulepreload], [type=module]')).toHaveLength(0);
  expect(parsed.querySelector('[rel=icon]')).not.toBeNull();
  expect(parsed.querySelector('script[type="text/plain"]')?.textContent).toBe('import "/assets/a.js"');
});

/** Loads the document and runs its script. */
function openDocument(): void {
  const parsed = new DOMParser().parseFromString(readable, 'text/html');
  const scripts = [...parsed.querySelectorAll('script')];
  const waking = scripts.find(({ textContent }) => textContent?.includes('wake'))?.textContent ?? '';
  document.body.innerHTML = parsed.head.innerHTML + parsed.body.innerHTML;
  // biome-ignore lint/security/noGlobalEval: browsers run the document's script in the same way.
  window.eval(waking);
}

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
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);
  paint();
  await expect.poll(() => document.querySelectorAll('script[type=module]').length).toBe(1);
});

it.each(['load', 'pointerdown', 'keydown'])('starts the scripts on %s, once', async (event) => {
  openDocument();
  expect(document.querySelector('script[type=module]')).toBeNull();
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event('load'));
  await expect.poll(() => document.querySelectorAll('script[type=module]').length).toBe(1);
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(1);
});
