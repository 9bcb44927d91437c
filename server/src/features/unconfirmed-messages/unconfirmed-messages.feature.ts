import { messageLinkJob } from './mail-message-link.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';
import { unconfirmedMessagesForms } from './unconfirmed-messages.forms.ts';
import { unconfirmedMessagesRoutes } from './unconfirmed-messages.routes.ts';

/** Visitors write to an owner without an account: the message is sent once their email address is confirmed. */
export function unconfirmedMessagesFeature(dependencies: UnconfirmedMessagesDependencies) {
  dependencies.jobs.add(messageLinkJob(dependencies));
  return {
    bindings: unconfirmedMessagesRoutes(dependencies),
    forms: unconfirmedMessagesForms(dependencies),
  };
}
