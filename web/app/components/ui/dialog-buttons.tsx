import type { ReactNode } from 'react';

/** The buttons at the end of a dialog: on the right, or full width on a phone, one below the other if needed. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}
