import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearSession } from '#web/lib/session/session.ts';

// By this name Testing Library finds the clock that it has to move while it waits.
Object.assign(globalThis, { jest: vi });

// Pictures are not fetched here. They count as loaded until a test says that they failed.
Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { get: () => 800 });

// Nobody is at the other end. What a test is answered it says itself (stub-api); what is asked after it, such as by a
// part of the program that came late, must not go out to whoever listens on this machine.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

let now = Date.parse('2026-11-21T06:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
  // What was done a moment ago, such as a first press of a double click, belongs to another test.
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
