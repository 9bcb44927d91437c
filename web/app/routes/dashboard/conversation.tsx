import { viewConversation } from '@thikana/contract/messages';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { dashboardMeta } from '#web/features/dashboard/dashboard-meta.ts';
import { InboxSkeleton } from '#web/features/messages/inbox-skeleton.tsx';
import { Talk } from '#web/features/messages/talk.tsx';
import { privateClientLoader } from '#web/lib/guards.ts';
import { routeFailureText } from '#web/lib/route-failure.ts';
import { useSession } from '#web/lib/session.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/conversation';

export function meta() {
  return dashboardMeta(m.inbox_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, (call, { params }) =>
  call(viewConversation, { params: { id: params.id ?? '' } }),
);

export function HydrateFallback() {
  return <InboxSkeleton />;
}

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const userId = useSession()?.user._id;
  if (userId === undefined) return <InboxSkeleton />;
  return <Talk key={loaderData.conversation._id} data={loaderData} userId={userId} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="grid justify-items-center gap-4 p-4">
      <ErrorState title={m.talk_failed()} text={routeFailureText(error)} onRetry={revalidate} />
      <ButtonLink to="/dashboard/messages" variant="quiet">
        {m.talk_back()}
      </ButtonLink>
    </div>
  );
}
