import * as contract from '@thikana/contract/visits';
import { type Binding, bindLimited, perAccount } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { acceptVisit } from './accept-visit.ts';
import { cancelVisit } from './cancel-visit.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { proposeVisit } from './propose-visit.ts';
import { showConversation, showSent } from './show-conversation.ts';

const limits = [perAccount(60)];

export function visitsRoutes(dependencies: MessagesDependencies): Binding[] {
  const { db } = dependencies;
  return [
    bindLimited(contract.proposeVisit, limits, async ({ viewer, params, body }) => {
      const conversationId = params.id;
      const number = await proposeVisit(dependencies, viewer.user.id, { conversationId, ...body });
      return showSent(db, { conversationId, userId: viewer.user.id }, number);
    }),
    bindLimited(
      contract.acceptVisit,
      limits,
      async ({ viewer, params: { id: conversationId, visitId }, body }) => {
        const userId = viewer.user.id;
        await acceptVisit(dependencies, userId, { conversationId, visitId, ...body });
        return {
          message: m.messages_visit_agreed(),
          conversation: await showConversation(db, { conversationId, userId }),
        };
      },
    ),
    bindLimited(contract.cancelVisit, limits, async ({ viewer, params: { id: conversationId, visitId } }) => {
      const userId = viewer.user.id;
      await cancelVisit(dependencies, userId, { conversationId, visitId });
      return {
        message: m.messages_visit_cancelled(),
        conversation: await showConversation(db, { conversationId, userId }),
      };
    }),
  ];
}
