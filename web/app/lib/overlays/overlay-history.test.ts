import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOverlay, followHistory } from './overlay-history.ts';

/** A history of one page. */
const entries = { state: null as { overlays?: number } | null, pushState: vi.fn() };
entries.pushState.mockImplementation((state: { overlays: number }) => {
  entries.state = state;
});

const router = {
  state: { location: { key: 'default' }, navigation: { state: 'idle' } },
  tellChange: () => {},
  subscribe(onChange: () => void) {
    router.tellChange = onChange;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('history', entries);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives an overlay its entry after the navigation during which it was opened, also to the same page', () => {
  followHistory(router);
  router.state.navigation.state = 'loading';
  addOverlay(() => {});
  vi.runAllTimers();
  expect(entries.pushState).not.toHaveBeenCalled();

  router.state.navigation.state = 'idle';
  router.tellChange();
  vi.runAllTimers();
  expect(entries.state).toEqual({ overlays: 1 });
});
