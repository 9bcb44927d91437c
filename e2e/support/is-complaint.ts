import type { ConsoleMessage } from '@playwright/test';

const expected = [
  // Without a GPU the browser renders maps in software.
  'GL Driver Message',
  // Tests of times without a connection allow the service worker.
  'Service Worker registration blocked by Playwright',
];

/** Whether the browser warns of something that has no other cause than the site. */
export function isComplaint(message: ConsoleMessage): boolean {
  return (
    ['error', 'warning'].includes(message.type()) && !expected.some((text) => message.text().includes(text))
  );
}
