import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { m } from '#web/paraglide/messages.js';
import { SidebarContent } from './sidebar-content.tsx';
import type { Waiting } from './use-waiting.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  waiting: Waiting;
}

/** The sidebar as a sheet over the screen, for phones. */
export function MobileSidebar({ open, onOpenChange, waiting }: Props) {
  useOverlay(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 animate-fade-in bg-black/60" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-full animate-fade-in flex-col gap-1 overflow-y-auto border-line border-r bg-surface p-3 text-ink">
          <div className="mb-2 flex items-center">
            <Dialog.Title className="flex-1 px-2 font-semibold text-lg">{m.admin_menu()}</Dialog.Title>
            <Dialog.Close
              aria-label={m.ui_close()}
              className="grid size-touch place-items-center rounded-control hover:bg-raised"
            >
              <X size={20} />
            </Dialog.Close>
          </div>
          <SidebarContent isCompact={false} waiting={waiting} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
