import type { SweepDependencies } from './enquiries.dependencies.ts';
import { enquiriesRepository } from './enquiries.repository.ts';
import { mailSeeker } from './mail-seeker.ts';
import { peopleOfEnquiry } from './people-of-enquiry.ts';
import { settleEnquiry } from './settle-enquiry.ts';

/** Closes one open enquiry that no one can answer any more, and tells the seeker. Returns whether there was one. */
export function closeGone(dependencies: SweepDependencies): Promise<boolean> {
  const at = dependencies.now();
  return dependencies.db.transaction().execute(async (transaction) => {
    const enquiry = await enquiriesRepository(transaction).lockGone(at);
    if (!enquiry) return false;
    const { conversation_id: id } = enquiry;
    await settleEnquiry(transaction, id, 'gone', at);
    const people = await peopleOfEnquiry(transaction, id);
    // A seeker who was told before that there is no answer gets no second email.
    if (enquiry.told_at === null) {
      await enquiriesRepository(transaction).mark(id, 'told_at', at);
      await mailSeeker(transaction, dependencies, people, 'gone');
    }
    if (people.seeker) await dependencies.conversations.touch(transaction, id, [people.seeker.id]);
    return true;
  });
}
