/** Runs in the document. What it wakes lies there as a link and a script that browsers do not know yet. */
const wakingScript = `(() => {
  const wake = () => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const later = document.querySelector('script[type=later]');
    if (!later) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = later.textContent;
    later.replaceWith(script);
  };
  for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, wake, { once: true, capture: true });
})()`;

/**
 * A document whose scripts are fetched once all that is read has come, or as soon as somebody touches it: they make a
 * page alive that works without them, and would take the line from its styles, fonts and pictures.
 */
export function readableFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', `<script>${wakingScript}</script><script type="later">`);
}
