import type { User } from '@thikana/contract/accounts';
import { LayoutDashboard, LogOut, MessagesSquare } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { BreakableEmail } from '#web/components/ui/breakable-email.tsx';
import { titleCase } from '#web/lib/format/names.ts';
import { logOut } from '#web/lib/session/log-out.ts';
import { m } from '#web/paraglide/messages.js';
import UnreadCount from './account-unread.tsx';
import { DashboardLinks } from './dashboard-links.tsx';

const entry = 'flex min-h-touch w-full items-center gap-3 rounded-control px-3 text-left hover:bg-raised';

interface Props {
  user: User;
  /** Lists every screen of the dashboard, which has no menu of its own on narrow screens. */
  hasDashboard?: boolean;
  onChosen?: () => void;
}

/** Name, address, links to the user's own pages, and log out. */
export default function AccountEntries({ user, hasDashboard = false, onChosen }: Props) {
  const navigate = useNavigate();
  const leave = () => {
    onChosen?.();
    logOut();
    navigate('/login');
  };
  return (
    <>
      <div className="border-line border-b px-3 pt-1 pb-3">
        <p className="font-semibold">
          <MarkedText text={titleCase(user.name)} />
        </p>
        <p className="text-ink-soft text-sm">
          <BreakableEmail email={user.email} />
        </p>
      </div>
      <Link
        to={user.role === 'user' ? '/dashboard' : '/admin'}
        onClick={onChosen}
        className={`${entry} mt-2`}
      >
        <LayoutDashboard size={18} />
        {user.role === 'user' ? m.layout_my_account() : m.layout_admin()}
      </Link>
      {user.role === 'user' && hasDashboard && <DashboardLinks />}
      {user.role === 'user' && !hasDashboard && (
        <Link to="/dashboard/messages" onClick={onChosen} className={entry}>
          <MessagesSquare size={18} />
          {m.layout_messages()}
          <UnreadCount />
        </Link>
      )}
      <button type="button" onClick={leave} className={entry}>
        <LogOut size={18} />
        {m.layout_logout()}
      </button>
    </>
  );
}
