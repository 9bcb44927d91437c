import {
  Activity,
  BadgeCheck,
  Building2,
  Flag,
  House,
  IndianRupee,
  ListChecks,
  ScanSearch,
  ScrollText,
  Settings,
  Users,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';
import type { Waiting } from './use-waiting.ts';

const links = [
  { to: '/admin/home', label: m.admin_home, Icon: House },
  { to: '/admin/posts', label: m.admin_posts, Icon: Building2 },
  { to: '/admin/users', label: m.admin_users, Icon: Users },
  {
    to: '/admin/pending-posts',
    label: m.admin_shell_pending,
    Icon: ListChecks,
    waits: 'posts',
    waiting: m.admin_shell_waiting,
  },
  {
    to: '/admin/reports',
    label: m.admin_reports,
    Icon: Flag,
    waits: 'reports',
    waiting: m.admin_reports_waiting,
  },
  {
    to: '/admin/posts?noticed=yes',
    label: m.admin_signals,
    Icon: ScanSearch,
    waits: 'noticed',
    waiting: m.admin_signals_waiting,
  },
  {
    to: '/admin/badges',
    label: m.admin_badges,
    Icon: BadgeCheck,
    waits: 'badges',
    waiting: m.admin_badges_waiting,
  },
  {
    to: '/admin/payments',
    label: m.admin_payments,
    Icon: IndianRupee,
    waits: 'payments',
    waiting: m.admin_payments_waiting,
  },
  { to: '/admin/audit', label: m.admin_shell_audit, Icon: ScrollText },
  { to: '/admin/system', label: m.system_title, Icon: Activity },
  { to: '/admin/settings', label: m.admin_shell_settings, Icon: Settings },
] as const;

interface Props {
  isCompact: boolean;
  /** The number of items that wait for a decision, once loaded. */
  waiting: Waiting;
}

export function SidebarLinks({ isCompact, waiting }: Props) {
  const location = useLocation();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {links.map(({ to, label, Icon, ...queue }) => (
        <li key={to}>
          <Tooltip text={label()} enabled={isCompact}>
            <Link
              to={to}
              aria-current={isHere(to, location) ? 'page' : undefined}
              className={`relative ${sidebarEntry(isCompact)}`}
            >
              <Icon aria-hidden size={20} className="shrink-0" />
              <span className={sidebarLabel(isCompact)}>{label()}</span>
              {'waits' in queue && (
                <Count count={waiting[queue.waits] ?? 0} text={queue.waiting} isCompact={isCompact} />
              )}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/** The list of listings with signals has its own entry. */
function isHere(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const isNoticed = new URLSearchParams(search).get('noticed') !== null;
  const here = isNoticed ? `${pathname}?noticed=yes` : pathname;
  return here === to || here.startsWith(`${to}/`);
}

interface CountProps {
  count: number;
  text: (input: { count: string }) => string;
  isCompact: boolean;
}

function Count({ count, text, isCompact }: CountProps) {
  if (count === 0) return null;
  const place = isCompact ? 'absolute top-0 right-0 px-1 text-xs' : 'ml-auto px-1.5 text-sm';
  return (
    <span className={`rounded-full bg-warn-soft font-semibold text-warn tabular-nums ${place}`}>
      <span aria-hidden>{isCompact && count > 99 ? m.admin_shell_many() : number(count)}</span>
      <VisuallyHidden>{text({ count: number(count) })}</VisuallyHidden>
    </span>
  );
}
