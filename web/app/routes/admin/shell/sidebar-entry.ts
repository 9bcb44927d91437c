/** The classes of every entry of the sidebar; `isCompact` leaves space for its icon only. */
export function sidebarEntry(isCompact: boolean): string {
  return `flex min-h-touch w-full items-center gap-2.5 rounded-control text-[0.9375rem] text-left hover:bg-raised aria-[current=page]:bg-tea-soft aria-[current=page]:font-semibold aria-[current=page]:text-tea ${isCompact ? 'justify-center' : 'px-2'}`;
}

/** The label of an entry; screen readers get it in compact mode too. */
export function sidebarLabel(isCompact: boolean): string {
  return isCompact ? 'sr-only' : 'min-w-0 truncate';
}
