import { viewConversation } from '@thikana/contract/messages';
import { ConversationError } from '#web/features/messages/conversation-error.tsx';
import { InboxSkeleton } from '#web/features/messages/inbox-skeleton.tsx';
import { OpenConversation } from '#web/features/messages/open-conversation.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.inbox_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, (call, { params }) =>
  call(viewConversation, { params: { id: params.id ?? '' } }),
);

export const HydrateFallback = InboxSkeleton;

export default function ConversationPage({ loaderData }: PageProps<typeof clientLoader>) {
  const userId = useSession()?.user._id;
  if (userId === undefined) return <InboxSkeleton />;
  return <OpenConversation key={loaderData.conversation._id} data={loaderData} userId={userId} />;
}

export const ErrorBoundary = ConversationError;
