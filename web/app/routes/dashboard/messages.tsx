import { NetworkError } from '@thikana/contract/client';
import { listConversations } from '@thikana/contract/messages';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { loadError } from '#web/components/layout/load-error.tsx';
import { ConversationList } from '#web/features/messages/conversation-list.tsx';
import { InboxFrame } from '#web/features/messages/inbox-frame.tsx';
import { InboxSkeleton } from '#web/features/messages/inbox-skeleton.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.inbox_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, (call) =>
  call(listConversations, {}).catch((error: unknown) => {
    // A first message can be written, and the list is loaded once there is a connection.
    if (error instanceof NetworkError && !navigator.onLine) return undefined;
    throw error;
  }),
);

/** Moving between conversations keeps the list, which updates itself live. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname === nextUrl.pathname;
}

export const HydrateFallback = InboxSkeleton;

export default function MessagesPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const isOpen = id !== undefined || search.has('listing');
  return (
    <>
      <h1 className={`mb-4 font-semibold text-title ${isOpen ? 'max-lg:hidden' : ''}`}>{m.inbox_title()}</h1>
      <InboxFrame isOpen={isOpen} list={<ConversationList loaded={loaderData} />}>
        <Outlet />
      </InboxFrame>
    </>
  );
}

export const ErrorBoundary = loadError(m.inbox_failed);
