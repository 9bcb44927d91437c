import { listConversations } from '@thikana/contract/messages';
import { Outlet, useParams, useRevalidator, useSearchParams } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { ConversationList } from '#web/features/messages/conversation-list.tsx';
import { InboxFrame } from '#web/features/messages/inbox-frame.tsx';
import { InboxSkeleton } from '#web/features/messages/inbox-skeleton.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/messages';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.inbox_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, (call) => call(listConversations, {}));

/** Moving between conversations keeps the list, which updates itself live. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname === nextUrl.pathname;
}

export function HydrateFallback() {
  return <InboxSkeleton />;
}

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const isOpen = id !== undefined || search.has('listing');
  return (
    <>
      <h1 className={`mb-4 font-semibold text-2xl ${isOpen ? 'max-lg:hidden' : ''}`}>{m.inbox_title()}</h1>
      <InboxFrame isOpen={isOpen} list={<ConversationList loaded={loaderData} />}>
        <Outlet />
      </InboxFrame>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  return <ErrorState title={m.inbox_failed()} text={routeFailureText(error)} onRetry={revalidate} />;
}
