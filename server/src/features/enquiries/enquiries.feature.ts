import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { EnquiriesDependencies } from './enquiries.dependencies.ts';
import { answerForm } from './enquiries.forms.ts';
import { enquiriesRoutes } from './enquiries.routes.ts';
import { sweepEnquiries } from './sweep-enquiries.ts';

export type { AnsweredConversations, OwnersAnswer } from './enquiries.dependencies.ts';
export { enquiriesOfListing } from './enquiries-of-listing.ts';
export { introductionLines } from './introduction-lines.ts';
export { openEnquiry, requireRoom, takeSeekerNumber } from './open-enquiry.ts';
export { settleBlocked, settleEnquiry } from './settle-enquiry.ts';

/** The answers that owners owe to first messages: reminders, pauses, limits, and links to answer with one tap. */
export function enquiriesFeature({ jobs, ...dependencies }: EnquiriesDependencies & { jobs: Jobs }) {
  jobs.add({
    name: 'sweep-enquiries',
    schedule: '* * * * *',
    retryLimit: 0,
    retryDelaySeconds: 0,
    run: () => sweepEnquiries(dependencies),
  });
  return { bindings: enquiriesRoutes(dependencies), forms: [answerForm(dependencies)] };
}
