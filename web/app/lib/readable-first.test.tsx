import { afterEach, expect, it } from 'vitest';
import { halvesOf, readableFirst } from './readable-first.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const rendered =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/favicon.svg"/></head>' +
  '<body><p>Read me</p><script>window.context = 1</script><script type="module" async="">import "/assets/a.js"</script></body>';

const { head, body } = readableFirst(halvesOf(rendered));
const readable = head + body;

it('leaves nothing in a document that browsers would fetch a script for', () => {
  const parsed = new DOMParser().parseFromString(readable, 'text/html');
  expect(parsed.querySelectorAll('[rel=modulepreload], [type=module]')).toHaveLength(0);
  expect(parsed.querySelector('[rel=icon]')).not.toBeNull();
  expect(parsed.querySelector('script[type=later]')?.textContent).toBe('import "/assets/a.js"');
});

it.each(['load', 'pointerdown', 'keydown'])('wakes the scripts on %s, once', async (event) => {
  const parsed = new DOMParser().parseFromString(readable, 'text/html');
  const scripts = [...parsed.querySelectorAll('script')];
  const waking = scripts.find(({ textContent }) => textContent?.includes('wake'))?.textContent ?? '';
  document.body.innerHTML = parsed.head.innerHTML + parsed.body.innerHTML;
  // biome-ignore lint/security/noGlobalEval: as the browser does with the script of the document.
  window.eval(waking);
  expect(document.querySelector('script[type=module]')).toBeNull();
  window.dispatchEvent(new Event(event));
  window.dispatchEvent(new Event('load'));
  await expect.poll(() => document.querySelectorAll('script[type=module]').length).toBe(1);
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(1);
});
