import { useEffect } from 'react';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { useUnread } from '#web/lib/live/live-inbox.ts';
import { m } from '#web/paraglide/messages.js';

/** The number of unread messages of the logged-in user. */
export default function UnreadCount() {
  const count = useUnread();
  // On the icon of the installed site, where browsers can.
  useEffect(() => void navigator.setAppBadge?.(count).catch(() => undefined), [count]);
  return <CountBadge count={count} label={m.layout_unread({ count })} />;
}
