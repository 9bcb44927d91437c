/**
 * Relies on how react-dom writes the preload links and the module script of react-router's `Scripts` into a document
 * (check-internals.ts). The links wait in a template and the script as text, where browsers do not fetch them. This
 * script runs in the document and restores them. It evaluates the files one at a time, dependencies first, and yields
 * to the visitor between two. The first link is the entry, which only the module script itself may run.
 */
const restoringScript = `(() => {
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
 * Defers a document's scripts until the page has loaded and painted, or until the visitor first touches it. The page
 * works without its scripts, and they would compete with its styles, fonts and pictures for bandwidth. A background tab
 * waits until it becomes visible.
 */
export function deferScripts({ head, body }: Halves): Halves {
  const files = `<template id="later-files">${(head.match(preloadLink) ?? []).join('')}</template>`;
  const later = `<script>${restoringScript}</script>${files}<script type="text/plain" id="later-script">`;
  return { head: head.replace(preloadLink, ''), body: body.replace(moduleScript, () => later) };
}

/** A document split after its head. */
export interface Halves {
  head: string;
  body: string;
}

export function halvesOf(html: string): Halves {
  const end = html.indexOf('</head>');
  return { head: html.slice(0, end), body: html.slice(end) };
}
