import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The conversation of an enquiry with its two people; one that is gone is undefined. */
export async function peopleOfEnquiry(transaction: Transaction<Tables>, conversationId: string) {
  const conversation = await transaction
    .selectFrom('conversations')
    .select(['id', 'listing_id', 'listing_title', 'listing_intent', 'owner_id', 'seeker_id', 'seeker_number'])
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const ids = [conversation.owner_id, conversation.seeker_id].filter((id) => id !== null);
  const people = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'is_verified', 'banned_at', 'session_version'])
    .where('id', 'in', ids)
    .execute();
  const find = (id: string | null) => people.find((person) => person.id === id);
  return { conversation, owner: find(conversation.owner_id), seeker: find(conversation.seeker_id) };
}
export type PeopleOfEnquiry = Awaited<ReturnType<typeof peopleOfEnquiry>>;
