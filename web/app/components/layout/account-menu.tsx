import type { User } from '@thikana/contract/accounts';
import { LayoutDashboard, LogOut } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { titleCase } from '#web/lib/format.ts';
import { clearSession } from '#web/lib/session.ts';
import { m } from '#web/paraglide/messages.js';
import { useDismiss } from './use-dismiss.ts';

const entry = 'flex min-h-touch w-full items-center gap-3 rounded-control px-3 text-left hover:bg-raised';

/** Who is logged in, the way to their pages, and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(menu, isOpen, close);
  const name = titleCase(user.name);

  const logOut = () => {
    close();
    clearSession();
    navigate('/login');
  };

  return (
    <div ref={menu} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid size-touch place-items-center rounded-full"
      >
        <Avatar name={user.name} src={user.avatar} size="sm" />
        <span className="sr-only">{m.layout_account_menu({ name })}</span>
      </button>
      <div
        hidden={!isOpen}
        className="absolute top-full left-0 z-50 mt-2 w-64 rounded-card border border-line bg-surface p-2 lg:right-0 lg:left-auto"
      >
        <div className="border-line border-b px-3 pt-1 pb-3">
          <p className="font-semibold">{name}</p>
          <p className="truncate text-ink-soft text-sm">{user.email}</p>
        </div>
        <Link to={user.role === 'user' ? '/dashboard' : '/admin'} onClick={close} className={`${entry} mt-2`}>
          <LayoutDashboard aria-hidden size={18} />
          {user.role === 'user' ? m.layout_my_account() : m.layout_admin()}
        </Link>
        <button type="button" onClick={logOut} className={entry}>
          <LogOut aria-hidden size={18} />
          {m.layout_logout()}
        </button>
      </div>
    </div>
  );
}
