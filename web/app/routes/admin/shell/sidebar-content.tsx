import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { SidebarAccount } from './sidebar-account.tsx';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';
import { SidebarLinks } from './sidebar-links.tsx';
import { SidebarTheme } from './sidebar-theme.tsx';

/** What the sidebar and the sheet have in common. */
export function SidebarContent({ isCompact }: { isCompact: boolean }) {
  return (
    <>
      <nav aria-label={m.admin_navigation()} className="flex-1">
        <SidebarLinks isCompact={isCompact} />
      </nav>
      <Link to="/" title={isCompact ? m.admin_to_site() : undefined} className={sidebarEntry(isCompact)}>
        <ExternalLink aria-hidden size={20} className="shrink-0" />
        <span className={sidebarLabel(isCompact)}>{m.admin_to_site()}</span>
      </Link>
      <SidebarTheme isCompact={isCompact} />
      <SidebarAccount isCompact={isCompact} />
    </>
  );
}
