import { ChevronsUpDown, LogOut, UserRound } from 'lucide-react';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { BreakableEmail } from '#web/components/ui/breakable-email.tsx';
import { Menu } from '#web/components/ui/menu.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { titleCase } from '#web/lib/format/names.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';

/** The account of the user, with the link to it and log out. */
export function SidebarAccount({ isCompact }: { isCompact: boolean }) {
  const user = useSession()?.user;
  if (!user) return null;
  const name = titleCase(user.name);

  return (
    <div className="relative border-line border-t pt-2">
      <Menu
        label={m.admin_shell_account_menu()}
        items={[
          { label: m.admin_account(), icon: <UserRound size={18} />, to: '/admin/account' },
          'separator',
          { label: m.admin_sign_out(), icon: <LogOut size={18} />, to: '/admin/sign-out' },
        ]}
        trigger={
          <Tooltip text={name} enabled={isCompact}>
            <button type="button" className={`${sidebarEntry(isCompact)} py-1`}>
              <Avatar name={name} src={user.avatar} size="sm" />
              <VisuallyHidden>{m.admin_shell_account_menu()} </VisuallyHidden>
              <span className={sidebarLabel(isCompact)}>
                <span className="block truncate font-semibold">
                  <MarkedText text={name} />
                </span>
                <span className="block text-ink-soft text-sm">
                  <BreakableEmail email={user.email} />
                </span>
              </span>
              {!isCompact && <ChevronsUpDown size={18} className="ml-auto shrink-0" />}
            </button>
          </Tooltip>
        }
      />
    </div>
  );
}
