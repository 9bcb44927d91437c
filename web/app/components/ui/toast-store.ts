import { createListeners } from '#web/lib/listeners.ts';

export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
}

interface Running {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  leftMilliseconds: number;
}

const toastMilliseconds = { error: 2000, success: 1000, info: 3000 } as const;
let fixedMilliseconds: number | undefined;

let toasts: readonly Toast[] = [];
let lastId = 0;
let isHeld = false;
const running = new Map<number, Running>();
const { subscribe, notify } = createListeners();
const none: readonly Toast[] = [];

function change(next: readonly Toast[]): void {
  toasts = next;
  notify();
}

function show(tone: Toast['tone'], text: string): void {
  // A toast that is shown again while visible restarts its time instead of appearing twice.
  const earlier = toasts.find((toast) => toast.tone === tone && toast.text === text);
  const id = earlier?.id ?? ++lastId;
  if (earlier) stop(id);
  else change([...toasts, { id, tone, text }]);
  const leftMilliseconds = fixedMilliseconds ?? toastMilliseconds[tone];
  running.set(id, { timer: undefined, startedAt: 0, leftMilliseconds });
  if (!isHeld) start(id);
}

function start(id: number): void {
  const toast = running.get(id);
  if (!toast || toast.timer !== undefined) return;
  toast.startedAt = Date.now();
  toast.timer = setTimeout(dismiss, toast.leftMilliseconds, id);
}

function stop(id: number): void {
  clearTimeout(running.get(id)?.timer);
  running.delete(id);
}

function pause(toast: Running): void {
  if (toast.timer === undefined) return;
  clearTimeout(toast.timer);
  toast.timer = undefined;
  toast.leftMilliseconds -= Date.now() - toast.startedAt;
}

function dismiss(id: number): void {
  stop(id);
  // If the removed toast was the one under the pointer, the remaining timers have to resume.
  if (running.size === 0) isHeld = false;
  change(toasts.filter((toast) => toast.id !== id));
}

/**
 * A short message at the top of the screen. It disappears, so anything important also has to appear on the page itself.
 */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};

export const toastStore = {
  subscribe,
  /** Gives all toasts the same duration until the returned function is called. */
  fixDuration(milliseconds: number): () => void {
    fixedMilliseconds = milliseconds;
    return () => {
      fixedMilliseconds = undefined;
    };
  },
  get: () => toasts,
  getOnServer: () => none,
  dismiss,
  /** Pauses the timers of all toasts while the pointer or the focus is on one. */
  hold(): void {
    isHeld = true;
    for (const toast of running.values()) pause(toast);
  },
  release(): void {
    isHeld = false;
    for (const id of running.keys()) start(id);
  },
};
