import * as contract from '@thikana/contract/unconfirmed-messages';
import { type Binding, bind, bindLimited, perAddress } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { noteBrowser, presentUser, startSession } from '../accounts/accounts.feature.ts';
import { confirmMessage } from './confirm-message.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';
import { viewUnconfirmedMessage } from './view-unconfirmed-message.ts';
import { writeWithoutAccount } from './write-without-account.ts';

export function unconfirmedMessagesRoutes(dependencies: UnconfirmedMessagesDependencies): Binding[] {
  return [
    // The form without scripts counts towards the same limits, so the operation has them.
    bind(contract.writeWithoutAccount, async ({ viewer, params, body }) => {
      await writeWithoutAccount(dependencies, { listingId: params.id, ...body }, viewer.address);
      return { message: m.confirm_message_mailed() };
    }),
    bind(contract.viewUnconfirmedMessage, ({ params }) => viewUnconfirmedMessage(dependencies, params.token)),
    bindLimited(contract.confirmMessage, [perAddress(60)], async ({ viewer, params, body }) => {
      const { token } = params;
      const { conversationId, sender, isLoggedInByLink } = await confirmMessage(dependencies, {
        token,
        name: body.name,
        userId: viewer.user?.id,
      });
      const sent = { message: m.confirm_message_sent(), conversationId };
      if (!isLoggedInByLink) return sent;
      await noteBrowser(dependencies, sender, body.browser);
      const session = { agent: viewer.agent, isKept: body.keep };
      return {
        ...sent,
        session: {
          user: presentUser(sender),
          token: await startSession(dependencies, sender, session),
        },
      };
    }),
  ];
}
