import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type AnsweredConversations, requireRoom } from '../enquiries/enquiries.feature.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { createInboxStreams } from './inbox-streams.ts';
import { leaveConversations, returnToConversations } from './leave-conversations.ts';
import { mailUnread } from './mail-unread.ts';
import { membersRepository } from './members.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { messagesRoutes } from './messages.routes.ts';
import { proposeVisit } from './propose-visit.ts';
import { readInbox } from './read-inbox.ts';
import { remindOfVisits } from './remind-of-visits.ts';
import { type FirstMessage, getOffered, startConversationWithin } from './start-conversation.ts';
import { visitsRoutes } from './visits.routes.ts';

export { leaveConversations } from './leave-conversations.ts';
export { liveChannel } from './live-channel.ts';
export { reportableConversations } from './reportable-conversations.ts';
export type MessagesFeature = ReturnType<typeof messagesFeature>;

/** Conversations between owners and visitors about a listing, and visits. */
export function messagesFeature({ jobs, ...dependencies }: MessagesDependencies & { jobs: Jobs }) {
  const streams = createInboxStreams((userId, after) => readInbox(dependencies.db, userId, after));
  const everyMinute = { retryLimit: 0, retryDelaySeconds: 0, schedule: '* * * * *' };
  jobs.add({ name: 'mail-unread', ...everyMinute, run: async () => void (await mailUnread(dependencies)) });
  jobs.add({
    name: 'remind-of-visits',
    ...everyMinute,
    run: async () => void (await remindOfVisits(dependencies)),
  });
  return {
    bindings: [...messagesRoutes(dependencies, streams), ...visitsRoutes(dependencies)],
    /** Called before an account is deleted, and after it is suspended. */
    leaveConversations: (transaction: Transaction<Tables>, userId: string) =>
      leaveConversations(transaction, dependencies, userId),
    returnToConversations,
    startConversation: (transaction: Transaction<Tables>, seekerId: string, message: FirstMessage) =>
      startConversationWithin(transaction, dependencies, seekerId, message),
    /** Throws if visitors cannot write to the owner of this listing. */
    requireOffered: async (listingId: string) => {
      await getOffered(dependencies.db, listingId);
      await requireRoom(dependencies.db, listingId);
    },
    forEnquiries: {
      sendAnswer: (answer) => answerEnquiry(dependencies, answer),
      proposeVisit: (userId, proposal) => proposeVisit(dependencies, userId, proposal),
      touch: (transaction, conversationId, userIds) =>
        membersRepository(transaction).touch(conversationId, userIds),
    } satisfies AnsweredConversations,
    /** Handles notifications of any process. */
    hear: streams.hear,
    /** Ends all streams, so that readers of a stopping server reconnect elsewhere. */
    serve: (app: FastifyInstance) => void app.addHook('preClose', async () => streams.closeAll()),
  };
}
