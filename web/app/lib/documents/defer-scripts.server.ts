/** The element that holds the scripts. It comes after everything that the page shows. */
export const laterFilesId = 'later-files';

/**
 * Runs in the document. Evaluates the files in the template one at a time, dependencies first, and yields to the
 * visitor between two. The last one is the entry. It takes the button that was clicked before React listens, also the
 * one that sends a form with `data-scripted`, which only scripts can send. Until then, and in parts of the page whose
 * code comes even later, the script shows what is pressed; a link in such a part that opens a panel waits for its code.
 */
const restoringScript = `(() => {
  const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  const wake = async () => {
    const files = document.getElementById('${laterFilesId}');
    if (!files) return;
    files.remove();
    const links = [...files.content.children];
    for (const link of links) {
      document.head.append(link);
      await turn();
    }
    for (const link of links) {
      await import(link.href).catch(() => {});
      await turn();
    }
  };
  const painted = new Promise((resolve) => {
    const { PerformanceObserver } = globalThis;
    if (!PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve();
    new PerformanceObserver((_, observer) => resolve(observer.disconnect())).observe({ type: 'paint', buffered: true });
  });
  let early;
  let isAlive = false;
  const show = (control) => control?.setAttribute('data-pressed', '');
  addEventListener('click', (event) => {
    const control = event.target.closest?.('button[type=button],a[href^="/"]:not([target])');
    if (!isAlive) early = control?.type === 'button' ? control : undefined;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isLate = control?.closest('[data-late]');
    if (isLate && control.ariaHasPopup) event.preventDefault();
    if (!isAlive || isLate) show(control);
  }, true);
  addEventListener('submit', (event) => {
    if (event.target.hasAttribute('data-scripted')) event.preventDefault();
    if (isAlive) return;
    show(event.submitter);
    if (event.defaultPrevented) early = event.submitter;
  }, true);
  addEventListener('change', ({ target }) => isAlive || show(target.closest('select')), true);
  addEventListener('pagehide', () => {
    for (const control of document.querySelectorAll('[data-pressed]')) control.removeAttribute('data-pressed');
  });
  globalThis.takeEarlyClick = () => {
    isAlive = true;
    return early;
  };
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, wake, { once: true, capture: true });
  addEventListener('load', () => painted.then(turn).then(wake), { once: true });
})()`;

/**
 * Defers a document's scripts until the page has loaded and painted, or until the visitor first touches it. The page
 * works without its scripts, and they would compete with its styles, fonts and pictures for bandwidth. A background tab
 * waits until it becomes visible.
 */
export function deferScripts(files: Iterable<string>): string {
  const links = Array.from(files, (file) => `<link rel="modulepreload" href="${file}"/>`);
  return `<template id="${laterFilesId}">${links.join('')}</template><script>${restoringScript}</script>`;
}
