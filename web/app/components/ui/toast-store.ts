export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  text: string;
}

const toastMilliseconds = { error: 2000, success: 1000, info: 3000 } as const;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast['tone'], text: string): void {
  lastId += 1;
  const id = lastId;
  change([...toasts, { id, tone, text }]);
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastMilliseconds[tone]);
}

/** A short word at the top of the screen. What matters also stands where it happened: a toast is soon gone. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => toasts,
  getOnServer: () => none,
};
