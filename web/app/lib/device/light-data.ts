import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

const key = 'light-data';
const { subscribe, notify } = createListeners();
const root = () => document.documentElement;

/**
 * Runs in the head of every document, before the first paint: data is saved by choice, or if the browser is set to.
 * Then the page uses the fonts of the system.
 */
export const lightDataScript = `try{const c=localStorage.getItem('${key}');if(c?c==='on':navigator.connection?.saveData)document.documentElement.dataset.light=''}catch{}`;

/** Whether the visitor saves data: no photos before a tap, no fonts, no slides. */
export function isLightData(): boolean {
  return 'light' in root().dataset;
}

export function setLightData(isOn: boolean): void {
  if (isOn) root().dataset.light = '';
  else delete root().dataset.light;
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // A browser can deny access to its storage; the choice then lasts as long as the page.
  }
  notify();
}

/** Returns how to unsubscribe. */
export const onLightData = subscribe;

/** False on the server and during hydration. */
export function useLightData(): boolean {
  return useSyncExternalStore(subscribe, isLightData, () => false);
}
