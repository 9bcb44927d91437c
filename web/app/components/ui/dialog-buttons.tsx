import type { ReactNode } from 'react';

/** What a dialog ends with: at the right, and over the whole width of a phone, where two may need a line each. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}
