import { inCurrentLanguage } from '@thikana/contract/in-language';
import type { Kysely, Transaction } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Titles = Pick<ListingRow, 'title' | 'second_title'>;

/** The title of a listing in the current language, if its owner gave one. */
export function titleInLanguage({ title, second_title: second }: Titles): string {
  return inCurrentLanguage({ title, secondTitle: second ?? undefined }).title;
}

/** The title of a conversation's listing for a reader: for the seeker in the current language, for its owner the first. */
export async function titleOfConversation(
  db: Kysely<Tables> | Transaction<Tables>,
  conversation: Pick<ConversationRow, 'listing_id' | 'listing_title' | 'owner_id'>,
): Promise<(readerId: string) => string> {
  const { listing_id: id, listing_title: began, owner_id: ownerId } = conversation;
  const titles = id
    ? await db
        .selectFrom('listings')
        .select(['title', 'second_title'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  return (readerId) => {
    if (!titles) return began;
    return readerId === ownerId ? titles.title : titleInLanguage(titles);
  };
}
