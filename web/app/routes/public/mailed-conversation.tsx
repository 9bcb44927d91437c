import { viewMailedConversation } from '@thikana/contract/inbox';
import { InboxSkeleton } from '#web/features/messages/inbox-skeleton.tsx';
import { MailedConversation } from '#web/features/messages/mailed-conversation.tsx';
import { MailedConversationError } from '#web/features/messages/mailed-conversation-error.tsx';
import { publicClientLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.inbox_meta);

/** In the browser only, so that no document contains messages. */
export const clientLoader = publicClientLoader(async (call, { params }) => {
  const token = params.token ?? '';
  return { token, ...(await call(viewMailedConversation, { params: { token } })) };
});

export function HydrateFallback() {
  return (
    <div className="container-page py-6">
      <InboxSkeleton />
    </div>
  );
}

export default function MailedConversationPage({ loaderData }: PageProps<typeof clientLoader>) {
  return <MailedConversation {...loaderData} />;
}

export const ErrorBoundary = MailedConversationError;
