/**
 * Runs in the document. What it wakes lies there as links and a script that browsers do not know yet. The files are
 * evaluated one at a time, what others need first, with a turn for the visitor between two; the first link is the
 * entry, which only the script itself may run.
 */
const wakingScript = `(() => {
  const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  const wake = async () => {
    const later = document.querySelector('script[type=later]');
    if (!later) return;
    later.type = 'awake';
    const links = [...document.querySelectorAll('link[rel=later]')];
    for (const link of links) {
      link.rel = 'modulepreload';
      await turn();
    }
    for (const link of links.slice(1).reverse()) {
      await import(link.href).catch(() => {});
      await turn();
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = later.textContent;
    later.replaceWith(script);
  };
  const painted = new Promise((resolve) => {
    const { PerformanceObserver } = globalThis;
    if (!PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve();
    new PerformanceObserver((_, observer) => resolve(observer.disconnect())).observe({ type: 'paint', buffered: true });
  });
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, wake, { once: true, capture: true });
  addEventListener('load', () => painted.then(turn).then(wake), { once: true });
})()`;
const waking = `<script>${wakingScript}</script><script type="later">`;

/**
 * A document whose scripts are fetched once all that is read has come and is on the screen, or as soon as somebody
 * touches it: they make a page alive that works without them, and would take the line from its styles, fonts and
 * pictures. A tab in the background waits until it is looked at.
 */
export function readableFirst({ head, body }: Halves): Halves {
  return {
    head: head.replaceAll('<link rel="modulepreload"', '<link rel="later"'),
    body: body.replace('<script type="module" async="">', waking),
  };
}

/** A document up to the end of its head, and from there. */
export interface Halves {
  head: string;
  body: string;
}

export function halvesOf(html: string): Halves {
  const end = html.indexOf('</head>');
  return { head: html.slice(0, end), body: html.slice(end) };
}
