import { afterAll, vi } from 'vitest';

// Test files share a process: none leaves its own clock to the next.
afterAll(() => {
  vi.useRealTimers();
});
