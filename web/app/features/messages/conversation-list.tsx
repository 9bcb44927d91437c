import type { Conversation } from '@thikana/contract/conversations';
import { listConversations } from '@thikana/contract/messages';
import { useState } from 'react';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { useLive } from '#web/lib/live/live-inbox.ts';
import { m } from '#web/paraglide/messages.js';
import { ConversationRow } from './conversation-row.tsx';

interface Props {
  /** Missing if there was no connection. */
  loaded: { conversations: readonly Conversation[]; hasMore: boolean } | undefined;
}

/** All conversations, updated live, the one with the newest message first. */
export function ConversationList({ loaded }: Props) {
  const [conversations, setConversations] = useState(loaded?.conversations ?? []);
  const [isKnown, setKnown] = useState(loaded !== undefined);
  const [hasMore, setHasMore] = useState(loaded?.hasMore ?? false);
  const [page, setPage] = useState(1);
  const { isBusy, failure, attempt } = useAttempt(m.inbox_more_failed());
  useLive((event) => {
    if (event.kind !== 'inbox') return;
    setConversations((known) => merge(known, event.changes));
    if (!event.isFirst) return;
    // Fetches changes made between the page load and this subscription.
    call(listConversations, {}).then(
      (now) => {
        setConversations((known) => merge(known, now.conversations));
        if (isKnown) return;
        setKnown(true);
        setHasMore(now.hasMore);
      },
      () => {},
    );
  });

  const loadMore = () =>
    attempt(async () => {
      const more = await call(listConversations, { query: { page: page + 1 } });
      setConversations((known) => merge(known, more.conversations));
      setHasMore(more.hasMore);
      setPage(page + 1);
    });

  if (!isKnown && conversations.length === 0)
    return (
      <div className="p-3">
        <EmptyState title={m.inbox_failed()} text={m.error_offline_text()} />
      </div>
    );
  if (conversations.length === 0)
    return (
      <div className="p-3">
        <EmptyState
          drawing="letterbox"
          title={m.inbox_empty()}
          text={m.inbox_empty_text()}
          action={<ButtonLink to="/properties">{m.shortlist_browse()}</ButtonLink>}
        />
      </div>
    );
  return (
    <nav aria-label={m.inbox_conversations()}>
      <ul className="divide-y divide-line">
        {conversations.map((conversation) => (
          <li key={conversation._id}>
            <ConversationRow conversation={conversation} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="p-3 text-center">
          <Button variant="secondary" size="sm" busy={isBusy} onClick={loadMore}>
            {m.inbox_more()}
          </Button>
          <FormError>{failure}</FormError>
        </div>
      )}
    </nav>
  );
}

function merge(known: readonly Conversation[], changes: readonly Conversation[]): readonly Conversation[] {
  if (changes.length === 0) return known;
  const byId = new Map(known.map((conversation) => [conversation._id, conversation]));
  for (const change of changes) {
    const earlier = byId.get(change._id);
    if (!earlier || earlier.position <= change.position) byId.set(change._id, change);
  }
  const time = ({ lastMessage, createdAt }: Conversation) => lastMessage?.createdAt ?? createdAt;
  return [...byId.values()].sort((one, other) => time(other).localeCompare(time(one)));
}
