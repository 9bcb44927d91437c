import { countOwnerAnswers } from './count-owner-answers.ts';
import type { SweepDependencies } from './enquiries.dependencies.ts';
import { enquiriesRepository } from './enquiries.repository.ts';
import { mailSeeker } from './mail-seeker.ts';
import { peopleOfEnquiry } from './people-of-enquiry.ts';

/** Tells one seeker that the owner has not answered, and offers similar listings. Returns whether one was due. */
export function tellSeekers(dependencies: SweepDependencies): Promise<boolean> {
  const at = dependencies.now();
  return dependencies.db.transaction().execute(async (transaction) => {
    const enquiries = enquiriesRepository(transaction);
    const enquiry = await enquiries.lockDue('told_at', at);
    if (!enquiry) return false;
    const { conversation_id: id, owner_id: ownerId } = enquiry;
    await enquiries.mark(id, 'told_at', at);
    const people = await peopleOfEnquiry(transaction, id);
    await mailSeeker(transaction, dependencies, people, 'unanswered');
    if (ownerId) await countOwnerAnswers(transaction, ownerId, at);
    if (people.seeker) await dependencies.conversations.touch(transaction, id, [people.seeker.id]);
    return true;
  });
}
