import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { isForSuggestions } from './is-for-suggestions.ts';
import { useOverlay } from './use-overlay.ts';

interface Props {
  title: ReactNode;
  onClose: () => void;
  /** What gets the focus; the first field without it. */
  focusFirst?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** A dialog for long contents, which scroll themselves: on a phone it covers the screen from the bottom. */
export function Sheet({ title, onClose, focusFirst, children }: Props) {
  useOverlay(true, onClose);
  return (
    <Base.Root open onOpenChange={(open, how) => !open && !isForSuggestions(how) && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 animate-fade-in bg-black/60" />
        <Base.Popup
          initialFocus={() => focusFirst?.() ?? true}
          className="fixed inset-x-0 top-6 bottom-0 z-50 mx-auto flex max-w-3xl animate-rise flex-col overflow-hidden rounded-t-card border border-line bg-surface text-ink md:inset-x-6 md:inset-y-6 md:rounded-card"
        >
          <div className="flex items-center border-line border-b py-1 pr-1 pl-4">
            <Base.Title className="flex-1 font-semibold text-lg">{title}</Base.Title>
            <Base.Close
              aria-label={m.ui_close()}
              className="grid size-touch place-items-center rounded-control hover:bg-raised"
            >
              <X size={20} />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
