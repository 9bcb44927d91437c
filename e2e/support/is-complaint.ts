import type { ConsoleMessage } from '@playwright/test';

const expected = [
  // Some tests intend failed requests, and check them themselves.
  'Failed to load resource',
  // Tests of times without a connection allow the service worker.
  'Service Worker registration blocked by Playwright',
];

/** Whether the browser warns of something that no test expects. */
export function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text();
  return (
    ['error', 'warning'].includes(message.type()) &&
    !expected.some((start) => text.startsWith(start)) &&
    // Without a GPU the browser renders maps in software.
    !text.includes('GL Driver Message')
  );
}
