import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';

export function ShortlistFrame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <div>
        <h1 className="font-semibold text-title">{m.shortlist_title()}</h1>
        <p className="mt-2 text-ink-soft">{m.shortlist_intro()}</p>
      </div>
      {children}
    </div>
  );
}
