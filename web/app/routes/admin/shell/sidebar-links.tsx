import { Activity, Building2, House, ListChecks, ScrollText, Settings, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { number } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';

const pendingPosts = '/admin/pending-posts';
const links = [
  { to: '/admin/home', label: m.admin_home, Icon: House },
  { to: '/admin/posts', label: m.admin_posts, Icon: Building2 },
  { to: '/admin/users', label: m.admin_users, Icon: Users },
  { to: pendingPosts, label: m.admin_shell_pending, Icon: ListChecks },
  { to: '/admin/audit', label: m.admin_shell_audit, Icon: ScrollText },
  { to: '/admin/system', label: m.system_title, Icon: Activity },
  { to: '/admin/settings', label: m.admin_shell_settings, Icon: Settings },
] as const;

interface Props {
  isCompact: boolean;
  /** How many posts wait for a decision, once that is known. */
  waitingPosts: number | undefined;
}

export function SidebarLinks({ isCompact, waitingPosts }: Props) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <Tooltip text={label()} enabled={isCompact}>
            <NavLink to={to} className={`relative ${sidebarEntry(isCompact)}`}>
              <Icon aria-hidden size={20} className="shrink-0" />
              <span className={sidebarLabel(isCompact)}>{label()}</span>
              {to === pendingPosts && waitingPosts ? (
                <WaitingPosts count={waitingPosts} isCompact={isCompact} />
              ) : null}
            </NavLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

function WaitingPosts({ count, isCompact }: { count: number; isCompact: boolean }) {
  const place = isCompact ? 'absolute top-0 right-0 px-1 text-xs' : 'ml-auto px-1.5 text-sm';
  return (
    <span className={`rounded-full bg-warn-soft font-semibold text-warn tabular-nums ${place}`}>
      <span aria-hidden>{isCompact && count > 99 ? m.admin_shell_many() : number(count)}</span>
      <VisuallyHidden>{m.admin_shell_waiting({ count: number(count) })}</VisuallyHidden>
    </span>
  );
}
