import { sweepEnquiries } from '#server/features/enquiries/sweep-enquiries.ts';
import { membersRepository } from '#server/features/messages/members.repository.ts';
import { listLike } from '#server/features/search/search.feature.ts';
import type { Services } from '#server/services.ts';

const publicUrl = 'https://thikana.example';

/** Runs the job that closes enquiries, reminds owners, tells seekers and pauses listings. */
export function sweepNow(services: Services): Promise<void> {
  return sweepEnquiries({
    ...services,
    conversations: {
      touch: (transaction, id, userIds) => membersRepository(transaction).touch(id, userIds),
    },
    availabilityLink: (listingId) => `${publicUrl}/still-available/${listingId}`,
    listSimilar: (transaction, listingId) => listLike(transaction, listingId, 3),
    site: { name: 'Thikana', publicUrl },
  });
}
