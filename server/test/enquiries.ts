import { sweepEnquiries } from '#server/features/enquiries/sweep-enquiries.ts';
import { mailUnread } from '#server/features/messages/mail-unread.ts';
import { membersRepository } from '#server/features/messages/members.repository.ts';
import { ownDataRepository } from '#server/features/own-data/own-data.repository.ts';
import { listLike } from '#server/features/search/search.feature.ts';
import type { Services } from '#server/services.ts';

const publicUrl = 'https://thikana.example';
const site = { name: 'Thikana', publicUrl };

/** Runs the job that closes enquiries, reminds owners, tells seekers and pauses listings. */
export function sweepNow(services: Services): Promise<void> {
  return sweepEnquiries({
    ...services,
    conversations: {
      touch: (transaction, id, userIds) => membersRepository(transaction).touch(id, userIds),
    },
    availabilityLink: (listingId) => `${publicUrl}/still-available/${listingId}`,
    listSimilar: (transaction, listingId) => listLike(transaction, listingId, 3),
    site,
  });
}

/** Runs the job that emails people about unread messages. */
export function mailUnreadNow(services: Services): Promise<number> {
  return mailUnread({ ...services, site });
}

/** What the export of an account has besides the account itself, as text. */
export async function exportedRecords({ db }: Services, userId: string): Promise<string> {
  return JSON.stringify(await ownDataRepository(db, userId).listRecords());
}
