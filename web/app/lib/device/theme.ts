import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const { subscribe, notify } = createListeners();

/** Runs in the head of every document, before the first paint. The theme is light unless the visitor chose dark. */
export const themeScript = `try{document.documentElement.dataset.theme=localStorage.getItem('${storageKey}')==='dark'?'dark':'light'}catch{}`;

export function useTheme(): { theme: Theme; toggle: () => void; set: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
  return { theme, set: setTheme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}

function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser can deny access to its storage; the theme then lasts as long as the page.
  }
  notify();
}
