import { PanelLeft } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { defaultSiteName, useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { SidebarContent } from './sidebar-content.tsx';
import type { Waiting } from './use-waiting.ts';

interface Props {
  isExpanded: boolean;
  onToggle: () => void;
  waiting: Waiting;
}

/** The sidebar beside the content, with labels or icons only. */
export function DesktopSidebar({ isExpanded, onToggle, waiting }: Props) {
  const site = useSite();
  return (
    <aside
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col gap-1 overflow-y-auto overflow-x-hidden border-line border-r bg-surface py-3 transition-[width] md:flex ${isExpanded ? 'w-64 px-2' : 'w-12 px-px'}`}
    >
      <div className="mb-2 flex items-center justify-between">
        {isExpanded && (
          <Link
            to="/admin"
            className="flex min-h-touch min-w-0 items-center gap-2 px-2 font-semibold text-lg text-tea"
          >
            <img src={site?.icon ?? '/favicon.svg'} alt="" width={24} height={24} />
            <span className="truncate">{site?.name ?? defaultSiteName}</span>
          </Link>
        )}
        <IconButton
          label={isExpanded ? m.admin_collapse() : m.admin_expand()}
          icon={<PanelLeft size={20} />}
          aria-expanded={isExpanded}
          onClick={onToggle}
        />
      </div>
      <SidebarContent isCompact={!isExpanded} waiting={waiting} />
    </aside>
  );
}
