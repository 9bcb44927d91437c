import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { DashboardLinks } from './dashboard-links.tsx';

/** The layout of the dashboard: its navigation beside the content, or behind a button on a phone. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <div className="group container-page grid gap-4 py-4 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8 md:py-8">
      {/* Full-screen views on phones and tablets have their own link back. */}
      <div className="max-lg:group-has-[[data-whole-screen]]:hidden">
        <Button
          variant="secondary"
          className="w-full md:hidden"
          aria-expanded={isOpen}
          aria-controls="dashboard-menu"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden size={18} /> : <MenuIcon aria-hidden size={18} />}
          {isOpen ? m.dash_close_menu() : m.dash_menu()}
        </Button>
        <nav
          id="dashboard-menu"
          aria-label={m.dash_navigation()}
          className={`${isOpen ? '' : 'hidden'} mt-2 md:sticky md:top-20 md:mt-0 md:block`}
        >
          <DashboardLinks />
        </nav>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
