import { LogOut } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { titleCase } from '#web/lib/format.ts';
import { clearSession, useSession } from '#web/lib/session.ts';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';

/** Who is logged in, their account, and the way out. */
export function SidebarAccount({ isCompact }: { isCompact: boolean }) {
  const user = useSession()?.user;
  const navigate = useNavigate();
  if (!user) return null;
  const name = titleCase(user.name);

  const signOut = () => {
    clearSession();
    navigate('/login');
  };

  return (
    <div className="grid gap-1 border-line border-t pt-2">
      <Link
        to={`/admin/users/view-user/${user._id}`}
        title={isCompact ? name : undefined}
        className={`${sidebarEntry(isCompact)} relative py-1`}
      >
        <Avatar name={name} src={user.avatar} size="sm" />
        <VisuallyHidden>{m.admin_account()} </VisuallyHidden>
        <span className={sidebarLabel(isCompact)}>
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-ink-soft text-sm">{user.email}</span>
        </span>
      </Link>
      <button
        type="button"
        onClick={signOut}
        title={isCompact ? m.admin_sign_out() : undefined}
        className={sidebarEntry(isCompact)}
      >
        <LogOut aria-hidden size={20} className="shrink-0" />
        <span className={sidebarLabel(isCompact)}>{m.admin_sign_out()}</span>
      </button>
    </div>
  );
}
