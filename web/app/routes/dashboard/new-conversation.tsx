import { NetworkError } from '@thikana/contract/client';
import { prepareConversation } from '@thikana/contract/messages';
import { replace } from 'react-router';
import { EnquiriesNotice } from '#web/features/enquiries/enquiries-notice.tsx';
import { ConversationError } from '#web/features/messages/conversation-error.tsx';
import { draftConversation } from '#web/features/messages/draft-conversation.ts';
import { InboxSkeleton } from '#web/features/messages/inbox-skeleton.tsx';
import { NewConversation } from '#web/features/messages/new-conversation.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.inbox_meta);

/** `listing` in the address opens the conversation about that listing, or starts one. */
export const clientLoader = privateClientLoader({ role: 'user' }, async (call, { url }) => {
  const listingId = url.searchParams.get('listing');
  if (listingId === null) return null;
  const prepared = await call(prepareConversation, { params: { id: listingId } }).catch((error: unknown) => {
    if (!(error instanceof NetworkError)) throw error;
    return draftConversation(call, listingId);
  });
  if (prepared.conversationId) throw replace(`/dashboard/messages/${prepared.conversationId}`);
  return { listingId, prepared };
});

export const HydrateFallback = InboxSkeleton;

export default function NewConversationPage({ loaderData }: PageProps<typeof clientLoader>) {
  const userId = useSession()?.user._id;
  if (loaderData === null || userId === undefined)
    return <p className="grid h-full place-items-center text-ink-soft">{m.inbox_choose()}</p>;
  const { enquiries } = loaderData.prepared;
  return (
    <NewConversation
      key={loaderData.listingId}
      {...loaderData}
      userId={userId}
      limit={enquiries && <EnquiriesNotice {...enquiries} />}
    />
  );
}

export const ErrorBoundary = ConversationError;
