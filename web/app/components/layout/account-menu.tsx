import type { User } from '@thikana/contract/accounts';
import { useRef, useState } from 'react';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import AccountEntries from './account-entries.tsx';
import UnreadCount from './account-unread.tsx';

/** The account button in the header and its menu. */
export default function AccountMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useOverlay(isOpen, close, menu);

  return (
    <div ref={menu} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="relative grid size-touch place-items-center rounded-full"
      >
        <Avatar name={user.name} src={user.avatar} size="sm" />
        <span className="sr-only">
          <MessageAround text={titleCase(user.name)} message={(name) => m.layout_account_menu({ name })} />
        </span>
        {user.role === 'user' && (
          <span className="absolute -top-0.5 -right-0.5 grid">
            <UnreadCount />
          </span>
        )}
      </button>
      <div
        hidden={!isOpen}
        className="absolute top-full right-0 z-50 mt-2 w-64 rounded-card border border-line bg-surface p-2"
      >
        <AccountEntries user={user} onChosen={close} />
      </div>
    </div>
  );
}
