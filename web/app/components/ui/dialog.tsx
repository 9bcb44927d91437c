import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { m } from '#web/paraglide/messages.js';
import { DialogButtons } from './dialog-buttons.tsx';
import { isForSuggestions } from './is-for-suggestions.ts';
import { useOverlay } from './use-overlay.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** The content has to be read from the top before a button is pressed, and the buttons may be below the fold. */
  isRead?: boolean;
  /** The dialog is its page: Back leaves the page, instead of closing the dialog. */
  isPage?: boolean;
  /** The element to focus after closing, if the one that opened the dialog is gone by then. */
  focusAfterwards?: () => HTMLElement | null;
}

const sizes = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' };

/** Traps the focus while open and restores it afterwards. */
export function Dialog({ open, onOpenChange, title, description, children, footer, ...look }: Props) {
  const { size = 'md', isRead = false, isPage = false, focusAfterwards } = look;
  const popup = useRef<HTMLDivElement>(null);
  useOverlay(open && !isPage, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next, how) => isForSuggestions(how) || onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 animate-fade-in bg-black/60" />
        <Base.Popup
          ref={popup}
          initialFocus={isRead ? popup : true}
          finalFocus={() => focusAfterwards?.() ?? true}
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 animate-fade-in overflow-y-auto rounded-card border border-line bg-surface p-5 text-ink ${sizes[size]}`}
        >
          <Base.Title className="min-h-touch pt-1.5 pr-12 font-semibold text-xl">{title}</Base.Title>
          {description && <Base.Description className="mt-1 text-ink-soft">{description}</Base.Description>}
          {children && <div className="mt-4">{children}</div>}
          {footer && (
            <div className="mt-6">
              <DialogButtons>{footer}</DialogButtons>
            </div>
          )}
          {/* Last in the DOM, so that the first focus goes to the content. */}
          <Base.Close
            aria-label={m.ui_close()}
            className="absolute top-4 right-3 grid size-touch place-items-center rounded-control hover:bg-raised"
          >
            <X size={20} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
