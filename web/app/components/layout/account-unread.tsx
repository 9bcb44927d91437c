import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { useUnread } from '#web/lib/live/live-inbox.ts';
import { m } from '#web/paraglide/messages.js';

/** The number of unread messages of the logged-in user. */
export default function UnreadCount() {
  const count = useUnread();
  return <CountBadge count={count} label={m.layout_unread({ count })} />;
}
