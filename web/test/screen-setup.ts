import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearSession } from '#web/lib/session/session.ts';

// Testing Library looks for fake timers under this name, to advance them while it waits.
Object.assign(globalThis, { jest: vi });

// Tests do not load pictures. They count as loaded until a test fires an error.
Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { get: () => 800 });

// There is no server. Tests stub the responses that they need (stub-api.ts); a request sent after a test, as by a late
// effect, must not reach another process on this machine.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

let now = Date.parse('2026-11-21T06:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
  // Moves the clock, so that a press in an earlier test does not count as the first half of a double click.
  now += 10_000;
});

afterEach(() => {
  cleanup();
  // Toasts outlive the screen that showed them.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearSession();
  sessionStorage.clear();
  localStorage.clear();
});
