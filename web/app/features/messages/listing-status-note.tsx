import type { Conversation } from '@thikana/contract/conversations';
import { m } from '#web/paraglide/messages.js';

/** Says that the conversation's listing is no longer public. */
export function ListingStatusNote({ listing }: Pick<Conversation, 'listing'>) {
  if (listing.standing === 'public') return null;
  return (
    <p role="status" className="border-line border-b bg-warn-soft px-4 py-2 text-sm text-warn">
      {textOf(listing)}
    </p>
  );
}

function textOf({ standing, intent }: Conversation['listing']): string {
  if (standing === 'deleted') return m.conversation_listing_deleted();
  if (standing === 'hidden') return m.conversation_listing_hidden();
  return intent === 'rent' ? m.conversation_listing_rented() : m.conversation_listing_sold();
}
