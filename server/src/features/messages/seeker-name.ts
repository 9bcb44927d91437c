import { m } from '../../paraglide/messages.js';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';

type Known = Pick<ConversationRow, 'owner_id' | 'seeker_id' | 'seeker_number' | 'revealed_at'>;

/** Whether this reader may know who the other person is: a seeker has no name for the owner until it is revealed. */
export function knowsOther(conversation: Known, readerId: string): boolean {
  return conversation.owner_id !== readerId || conversation.revealed_at !== null;
}

/** The other person as a reader may know them, in the current language. */
export function otherNameFor(conversation: Known, readerId: string, name: string): string {
  if (knowsOther(conversation, readerId)) return name;
  return m.seeker_label({ number: String(conversation.seeker_number ?? 1) });
}
