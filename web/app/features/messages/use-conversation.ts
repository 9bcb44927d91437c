import type { Conversation, Message } from '@thikana/contract/conversations';
import { listMessages, viewConversation } from '@thikana/contract/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { useLive } from '#web/lib/live/live-inbox.ts';
import { mergeMessages, readable } from './conversation-messages.ts';

export interface ConversationData {
  conversation: Conversation;
  messages: readonly Message[];
  hasEarlier: boolean;
}

const typingMilliseconds = 5_000;

/** A conversation with its messages, updated live. */
export function useConversation(loaded: ConversationData) {
  const [conversation, setConversation] = useState(loaded.conversation);
  const [messages, setMessages] = useState<readonly Message[]>(loaded.messages);
  const [hasEarlier, setHasEarlier] = useState(loaded.hasEarlier);
  const [isTyping, setTyping] = useState(false);
  const id = conversation._id;
  const newest = useRef(0);
  newest.current = messages.at(-1)?.number ?? 0;

  const take = useCallback((next: Conversation, more: readonly Message[] = []) => {
    setConversation((known) => (next.position >= known.position ? next : known));
    setMessages((known) => readable(mergeMessages(known, more), next.silence));
  }, []);

  // The route loaded its data again.
  useEffect(() => take(loaded.conversation, loaded.messages), [loaded, take]);

  const catchUp = useCallback(
    async (next: Conversation) => {
      const last = next.lastMessage;
      const isNext = last === undefined || last.number <= newest.current + 1;
      if (isNext) return take(next, last ? [last] : []);
      const query = { after: newest.current };
      const { messages: missed } = await call(listMessages, { params: { id: next._id }, query });
      take(next, missed);
    },
    [take],
  );

  useLive((event) => {
    if (event.kind === 'typing') return setTyping(event.conversationId === id);
    // Fetches changes made between the page load and this subscription.
    if (event.isFirst)
      call(viewConversation, { params: { id } }).then(
        (now) => take(now.conversation, now.messages),
        () => {},
      );
    const change = event.changes.find(({ _id }) => _id === id);
    if (!change) return;
    if (change.lastMessage && !change.lastMessage.isOwn) setTyping(false);
    // The next change or page load fetches what failed now.
    catchUp(change).catch(() => {});
  });

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [isTyping]);

  const loadEarlier = useCallback(async () => {
    const query = { before: messages[0]?.number ?? 0 };
    const earlier = await call(listMessages, { params: { id }, query });
    setMessages((known) => mergeMessages(known, earlier.messages));
    setHasEarlier(earlier.hasMore);
  }, [id, messages]);

  return { conversation, messages, hasEarlier, isTyping, take, loadEarlier };
}
