import { BellRing, List, Megaphone, MessagesSquare, SquarePen, User } from 'lucide-react';
import { NavLink } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import UnreadCount from './account-unread.tsx';

const links = [
  { to: 'your-profile', label: m.dash_profile, Icon: User },
  { to: 'new-post', label: m.dash_new_post, Icon: SquarePen },
  { to: 'view-your-listings', label: m.dash_listings, Icon: List },
  { to: 'alerts', label: m.dash_alerts, Icon: BellRing },
  { to: 'promote', label: m.dash_promote, Icon: Megaphone },
  { to: 'messages', label: m.dash_messages, Icon: MessagesSquare },
] as const;

export function DashboardLinks() {
  return (
    <ul className="grid gap-1">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={`/dashboard/${to}`}
            className="flex min-h-touch items-center gap-3 rounded-control px-3 hover:bg-raised aria-[current=page]:bg-tea-soft aria-[current=page]:font-semibold aria-[current=page]:text-tea"
          >
            <Icon size={18} className="shrink-0" />
            {label()}
            {to === 'messages' && <UnreadCount />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
