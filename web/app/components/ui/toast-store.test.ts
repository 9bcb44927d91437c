import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast-store.ts';

const shown = () => toastStore.get().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toastStore.release();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a toast stays', () => {
  it.each([
    ['error', 2000],
    ['success', 1000],
    ['info', 3000],
  ] as const)('%s for %i ms', (tone, milliseconds) => {
    toast[tone]('A word');
    vi.advanceTimersByTime(milliseconds - 1);
    expect(shown()).toEqual(['A word']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it.each(['error', 'success', 'info'] as const)('2000 ms for administrators: %s', (tone) => {
    const undo = toastStore.fixDuration(2000);
    toast[tone]('A word');
    vi.advanceTimersByTime(1999);
    expect(shown()).toEqual(['A word']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    undo();
  });
});

describe('a toast under the pointer', () => {
  it('pauses, and then continues for the rest of its time', () => {
    toast.error('A word');
    vi.advanceTimersByTime(1500);
    toastStore.hold();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['A word']);
    toastStore.release();
    vi.advanceTimersByTime(499);
    expect(shown()).toEqual(['A word']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('also pauses toasts that arrive meanwhile', () => {
    toast.success('First');
    toastStore.hold();
    toast.success('Second');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['First', 'Second']);
    toastStore.release();
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([]);
  });
});

it('shows the same text once, for its full time', () => {
  toast.success('Saved');
  vi.advanceTimersByTime(900);
  toast.success('Saved');
  expect(shown()).toEqual(['Saved']);
  vi.advanceTimersByTime(900);
  expect(shown()).toEqual(['Saved']);
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([]);
});
