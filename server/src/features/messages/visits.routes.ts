import * as contract from '@thikana/contract/visits';
import { type Binding, bind } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { acceptVisit } from './accept-visit.ts';
import { cancelVisit } from './cancel-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { proposeVisit } from './propose-visit.ts';
import { showConversation, showSent } from './show-conversation.ts';

const limits = [{ points: 60, windowSeconds: 3600, by: 'account' as const }];

export function visitsRoutes(dependencies: MessagesDependencies): Binding[] {
  const { db } = dependencies;
  return [
    bind(
      contract.proposeVisit,
      async ({ viewer, params, body }) => {
        const conversationId = params.id;
        const number = await proposeVisit(dependencies, viewer.user.id, { conversationId, ...body });
        return showSent(db, { conversationId, userId: viewer.user.id }, number);
      },
      { limits },
    ),
    bind(
      contract.acceptVisit,
      async ({ viewer, params: { id: conversationId, visitId }, body }) => {
        const userId = viewer.user.id;
        await acceptVisit(dependencies, userId, { conversationId, visitId, ...body });
        return {
          message: m.messages_visit_agreed(),
          conversation: await showConversation(db, { conversationId, userId }),
        };
      },
      { limits },
    ),
    bind(
      contract.cancelVisit,
      async ({ viewer, params: { id: conversationId, visitId } }) => {
        const userId = viewer.user.id;
        await cancelVisit(dependencies, userId, { conversationId, visitId });
        return {
          message: m.messages_visit_cancelled(),
          conversation: await showConversation(db, { conversationId, userId }),
        };
      },
      { limits },
    ),
  ];
}
