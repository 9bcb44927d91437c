import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { NavigationProgress } from '#web/components/layout/navigation-progress.tsx';
import { SkipLink } from '#web/components/layout/skip-link.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { toastStore } from '#web/components/ui/toast-store.ts';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { DesktopSidebar } from './desktop-sidebar.tsx';
import { MobileSidebar } from './mobile-sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useSidebarShortcut } from './use-sidebar-shortcut.ts';
import { useWaiting } from './use-waiting.ts';

const wide = '(min-width: 48rem)';
const toastMilliseconds = 2000;

/** The layout of the administrators' screens. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { isExpanded, toggle } = useSidebar();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { pathname } = useLocation();
  const site = useSite();
  const waiting = useWaiting();
  useEffect(() => toastStore.fixDuration(toastMilliseconds), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the sheet.
  useEffect(() => setSheetOpen(false), [pathname]);
  useSidebarShortcut(
    useCallback(() => {
      if (window.matchMedia(wide).matches) toggle();
      else setSheetOpen((isOpen) => !isOpen);
    }, [toggle]),
  );

  return (
    <div className="min-h-dvh md:flex">
      <SkipLink />
      <NavigationProgress />
      <DesktopSidebar isExpanded={isExpanded} onToggle={toggle} waiting={waiting} />
      <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-line border-b bg-paper px-2 md:hidden">
        <IconButton
          label={m.admin_menu()}
          icon={<MenuIcon size={22} />}
          aria-expanded={isSheetOpen}
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        />
        <span className="truncate font-semibold text-lg text-tea">{site?.name}</span>
      </header>
      <MobileSidebar open={isSheetOpen} onOpenChange={setSheetOpen} waiting={waiting} />
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <div className="container-page max-w-none py-6">{children}</div>
      </main>
    </div>
  );
}
