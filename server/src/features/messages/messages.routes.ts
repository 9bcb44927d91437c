import * as enquiries from '@thikana/contract/enquiries';
import { answerMailedConversation, followInbox, viewMailedConversation } from '@thikana/contract/inbox';
import * as contract from '@thikana/contract/messages';
import { type Binding, bind, bindLimited, perAccount, perAddress } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { answerEnquiry } from './answer-enquiry.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { readConversationLink } from './conversation-links.ts';
import { conversationViews } from './conversation-views.repository.ts';
import type { InboxStreams } from './inbox-streams.ts';
import { markRead } from './mark-read.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { presentConversation } from './messages.presenter.ts';
import { notifyTyping } from './notify-typing.ts';
import { prepareConversation } from './prepare-conversation.ts';
import { readInbox } from './read-inbox.ts';
import { revealSeeker } from './reveal-seeker.ts';
import { sendMessage, sendText } from './send-message.ts';
import { showConversation, showMessages, showOpenedConversation, showSent } from './show-conversation.ts';
import { startConversation } from './start-conversation.ts';

const pageConversations = 20;
const writing = [perAccount(600)];
const starting = [perAccount(60)];
const typing = [perAccount(40, 60)];
const byLink = [perAddress(300)];

export function messagesRoutes(dependencies: MessagesDependencies, streams: InboxStreams): Binding[] {
  const { db } = dependencies;
  const readerOf = ({ viewer, params }: { viewer: { user: { id: string } }; params: { id: string } }) => ({
    conversationId: params.id,
    userId: viewer.user.id,
  });

  return [
    bind(contract.listConversations, async ({ viewer, query }) => {
      const views = await conversationViews(db, viewer.user.id).listPage({
        limit: pageConversations + 1,
        offset: (query.page - 1) * pageConversations,
      });
      const conversations = views.slice(0, pageConversations).map(presentConversation);
      return { conversations, hasMore: views.length > pageConversations };
    }),
    bind(contract.viewConversation, (request) => showOpenedConversation(db, readerOf(request))),
    bind(contract.listMessages, (request) => showMessages(db, readerOf(request), request.query)),
    bind(contract.prepareConversation, ({ viewer, params }) =>
      prepareConversation(dependencies, viewer.user.id, params.id),
    ),
    bindLimited(contract.startConversation, starting, async ({ viewer, body }) => {
      const userId = viewer.user.id;
      const { conversationId, number } = await startConversation(dependencies, userId, body);
      return showSent(db, { conversationId, userId }, number);
    }),
    bindLimited(contract.sendMessage, writing, async (request) => {
      const reader = readerOf(request);
      const number = await sendMessage(
        dependencies,
        { conversationId: reader.conversationId, senderId: reader.userId },
        request.form,
      );
      return showSent(db, reader, number);
    }),
    bindLimited(enquiries.answerEnquiry, writing, async (request) => {
      const reader = readerOf(request);
      const { conversationId, userId: ownerId } = reader;
      const number = await answerEnquiry(dependencies, { conversationId, ownerId, ...request.body });
      return showSent(db, reader, number);
    }),
    bindLimited(enquiries.revealSeeker, writing, async (request) => {
      const reader = readerOf(request);
      const { conversationId } = reader;
      await revealSeeker(dependencies, reader.userId, { conversationId, ...request.body });
      return { message: m.messages_revealed(), conversation: await showConversation(db, reader) };
    }),
    bind(contract.markRead, async ({ viewer, params, body }) => ({
      unread: await markRead(dependencies, viewer.user.id, {
        conversationId: params.id,
        number: body.number,
      }),
    })),
    bindLimited(contract.notifyTyping, typing, async ({ viewer, params }) => {
      await notifyTyping(dependencies, viewer.user.id, params.id);
      return { message: m.messages_typing_sent() };
    }),
    bind(contract.blockPerson, async (request) => {
      await blockPerson(dependencies, request.viewer.user.id, request.params.id);
      return { message: m.messages_blocked(), conversation: await showConversation(db, readerOf(request)) };
    }),
    bind(contract.unblockPerson, async (request) => {
      await unblockPerson(dependencies, request.viewer.user.id, request.params.id);
      return { message: m.messages_unblocked(), conversation: await showConversation(db, readerOf(request)) };
    }),
    bind(followInbox, ({ viewer, query }) => readInbox(db, viewer.user.id, query.after), {
      stream({ viewer, query }, stream) {
        const resumed = followInbox.query.safeParse({ after: stream.lastEventId }).data?.after;
        streams.add(viewer.user.id, stream, resumed ?? query.after);
      },
    }),
    bindLimited(viewMailedConversation, byLink, async ({ params }) => {
      const { hasEarlier, ...answer } = await showOpenedConversation(
        db,
        await readConversationLink(dependencies, params.token),
      );
      return answer;
    }),
    bindLimited(answerMailedConversation, byLink, async ({ params, body }) => {
      const { conversationId, userId } = await readConversationLink(dependencies, params.token);
      const number = await sendText(dependencies, { conversationId, senderId: userId }, body);
      return showSent(db, { conversationId, userId }, number);
    }),
  ];
}
