/**
 * Relies on how react-dom writes the preload links and the module script of react-router's `Scripts` into a document
 * (check-insides.ts). The links wait in a template and the script as text, where browsers fetch nothing for them.
 *
 * This script runs in the document and wakes them: the files are evaluated one at a time, what others need first, with a
 * turn for the visitor between two. The first link is the entry, which only the module script itself may run.
 */
const wakingScript = `(() => {
  const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  const wake = async () => {
    const files = document.getElementById('later-files');
    if (!files) return;
    files.remove();
    const links = [...files.content.children];
    for (const link of links) {
      document.head.append(link);
      await turn();
    }
    for (const link of links.slice(1).reverse()) {
      await import(link.href).catch(() => {});
      await turn();
    }
    const later = document.getElementById('later-script');
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
const moduleScript = '<script type="module" async="">';
const preloadLink = /<link rel="modulepreload"[^>]*>/g;

/**
 * A document whose scripts are fetched once all that is read has come and is on the screen, or as soon as somebody
 * touches it: they make a page alive that works without them, and would take the line from its styles, fonts and
 * pictures. A tab in the background waits until it is looked at.
 */
export function readableFirst({ head, body }: Halves): Halves {
  const files = `<template id="later-files">${(head.match(preloadLink) ?? []).join('')}</template>`;
  const later = `<script>${wakingScript}</script>${files}<script type="text/plain" id="later-script">`;
  return { head: head.replace(preloadLink, ''), body: body.replace(moduleScript, () => later) };
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
