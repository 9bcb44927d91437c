import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { LanguageLinks } from '#web/components/layout/language-links.tsx';
import { Tooltip, TooltipGroup } from '#web/components/ui/tooltip.tsx';
import { m } from '#web/paraglide/messages.js';
import { SidebarAccount } from './sidebar-account.tsx';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';
import { SidebarLinks } from './sidebar-links.tsx';
import { SidebarTheme } from './sidebar-theme.tsx';
import type { Waiting } from './use-waiting.ts';

interface Props {
  isCompact: boolean;
  waiting: Waiting;
}

/** The content of both the sidebar and the sheet. */
export function SidebarContent({ isCompact, waiting }: Props) {
  return (
    <TooltipGroup>
      <nav aria-label={m.admin_navigation()} className="flex-1">
        <SidebarLinks isCompact={isCompact} waiting={waiting} />
      </nav>
      <Tooltip text={m.admin_to_site()} enabled={isCompact}>
        {/* Reloads the document, so that the site shows the current settings. */}
        <Link to="/" reloadDocument className={sidebarEntry(isCompact)}>
          <ExternalLink size={20} className="shrink-0" />
          <span className={sidebarLabel(isCompact)}>{m.admin_to_site()}</span>
        </Link>
      </Tooltip>
      <SidebarTheme isCompact={isCompact} />
      {!isCompact && <LanguageLinks at="menu" />}
      <SidebarAccount isCompact={isCompact} />
    </TooltipGroup>
  );
}
