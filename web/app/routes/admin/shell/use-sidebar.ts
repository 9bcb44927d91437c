import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';
import { isSidebarOpen, sidebarCookie } from './sidebar-cookie.ts';

const { subscribe, notify } = createListeners();

/** Whether the sidebar is expanded, stored in a cookie. */
export function useSidebar(): { isExpanded: boolean; toggle: () => void } {
  const isExpanded = useSyncExternalStore(subscribe, read, () => true);
  return { isExpanded, toggle };
}

function read(): boolean {
  return isSidebarOpen(document.cookie);
}

function toggle(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is slower and not available in every browser.
  document.cookie = sidebarCookie(!read());
  notify();
}
