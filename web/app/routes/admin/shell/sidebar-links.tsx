import { Building2, House, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';

const links = [
  { to: '/admin/home', label: m.admin_home, Icon: House },
  { to: '/admin/posts', label: m.admin_posts, Icon: Building2 },
  { to: '/admin/users', label: m.admin_users, Icon: Users },
] as const;

export function SidebarLinks({ isCompact }: { isCompact: boolean }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink to={to} title={isCompact ? label() : undefined} className={sidebarEntry(isCompact)}>
            <Icon aria-hidden size={20} className="shrink-0" />
            <span className={sidebarLabel(isCompact)}>{label()}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
