import type { Conversation, Message } from '@thikana/contract/conversations';
import { markRead } from '@thikana/contract/messages';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '#web/lib/api/api.ts';
import { setUnread } from '#web/lib/live/live-inbox.ts';

/** Sends a read receipt while the page is visible. */
export function useReadMark({ _id: id, unread }: Conversation, messages: readonly Message[]): void {
  const isSeen = useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const newest = messages.findLast(({ isOwn }) => !isOwn)?.number ?? 0;
  const told = useRef('');

  useEffect(() => {
    const mark = `${id} ${newest}`;
    if (!isSeen || newest === 0 || unread === 0 || told.current === mark) return;
    told.current = mark;
    call(markRead, { params: { id }, body: { number: newest } }).then(
      (left) => setUnread(left.unread),
      () => {
        told.current = '';
      },
    );
  }, [id, isSeen, newest, unread]);
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
