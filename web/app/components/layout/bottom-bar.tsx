import { Heart, type LucideIcon, Map as MapIcon, MessagesSquare, Plus, Search } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { isSaved, savedKeys } from '#web/lib/device/saved-keys.ts';
import { barEntryLook, barLook } from '#web/lib/documents/bottom-bar-looks.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { listAddresses } from './list-addresses.ts';
import { postPath } from './post-path.ts';

// Without a connection they are loaded at a later touch.
const SavedCount = lazyPart(
  () => import('./saved-count.tsx'),
  () => isSaved(savedKeys.shortlist),
);
const UnreadCount = lazyPart(() => import('./account-unread.tsx'));

/** What is used most, within reach of the thumb. Wide screens have it in the header. */
export function BottomBar() {
  const location = useLocation();
  const session = useSession();
  const { list, map, isMap, isList } = listAddresses(location);
  const isUser = !session || session.user.role === 'user';
  const at = (path: string) => location.pathname.startsWith(path);
  return (
    <nav data-bottom-bar aria-label={m.layout_bottom_bar()} className={`${barLook} z-40 lg:hidden`}>
      <Entry to={list} label={m.layout_bar_search()} Icon={Search} isCurrent={isList && !isMap} />
      <Entry to={map} label={m.layout_bar_map()} Icon={MapIcon} isCurrent={isMap} />
      <Entry to="/shortlist" label={m.layout_bar_saved()} Icon={Heart} isCurrent={at('/shortlist')}>
        <SavedCount />
      </Entry>
      {isUser && (
        <Entry
          to="/dashboard/messages"
          label={m.layout_messages()}
          Icon={MessagesSquare}
          isCurrent={at('/dashboard/messages')}
        >
          {session && <UnreadCount />}
        </Entry>
      )}
      {isUser && (
        <Entry
          to={postPath(session)}
          label={m.layout_bar_post()}
          Icon={Plus}
          isCurrent={at('/dashboard/new-post')}
        />
      )}
    </nav>
  );
}

interface EntryProps {
  to: string;
  label: string;
  Icon: LucideIcon;
  isCurrent: boolean;
  /** A count over the icon. */
  children?: ReactNode;
}

function Entry({ to, label, Icon, isCurrent, children }: EntryProps) {
  const isReady = useHydrated();
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${barEntryLook} aria-[current=page]:font-semibold aria-[current=page]:text-tea`}
    >
      <span className="relative">
        <Icon size={22} />
        {isReady && (
          <span className="absolute -top-1.5 left-3">
            <Suspense>{children}</Suspense>
          </span>
        )}
      </span>
      {label}
    </Link>
  );
}
