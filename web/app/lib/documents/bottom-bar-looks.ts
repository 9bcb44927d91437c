/** The looks of the bottom bar, which the offline page has too. */
export const barLook =
  'fixed inset-x-0 bottom-0 grid auto-cols-fr grid-flow-col border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]';
export const barEntryLook =
  'flex h-14 flex-col items-center justify-center gap-0.5 whitespace-nowrap text-bar text-ink-soft active:bg-raised';
