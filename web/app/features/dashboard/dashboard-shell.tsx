import type { ReactNode } from 'react';
import { DashboardLinks } from '#web/components/layout/dashboard-links.tsx';
import { m } from '#web/paraglide/messages.js';

/** The layout of the dashboard: its navigation beside the content; on a phone the header's menu has it. */
export function DashboardShell({ children }: { children: ReactNode }) {
  return (
    <div className="container-page grid gap-4 py-4 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-8 md:py-8">
      {/* Full-screen views on tablets have their own link back. */}
      <nav
        aria-label={m.dash_navigation()}
        data-behind-whole-screen
        className="hidden md:sticky md:top-20 md:block md:self-start"
      >
        <DashboardLinks />
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
