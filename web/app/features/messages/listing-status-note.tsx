import type { Conversation } from '@thikana/contract/conversations';
import { m } from '#web/paraglide/messages.js';

/** Says that the conversation's listing is no longer public. */
export function ListingStatusNote({ listing: { standing } }: Pick<Conversation, 'listing'>) {
  if (standing === 'public') return null;
  return (
    <p role="status" className="border-line border-b bg-warn-soft px-4 py-2 text-sm text-warn">
      {standing === 'deleted' ? m.conversation_listing_deleted() : m.conversation_listing_hidden()}
    </p>
  );
}
