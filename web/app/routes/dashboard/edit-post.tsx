import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { dashboardMeta } from '#web/features/dashboard/dashboard-meta.ts';
import { CannotEdit } from '#web/features/posting/cannot-edit.tsx';
import { EditPosting } from '#web/features/posting/edit-posting.tsx';
import { PostingSkeleton } from '#web/features/posting/posting-skeleton.tsx';
import { startEdit } from '#web/features/posting/start-posting.ts';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/edit-post';

export function meta() {
  return dashboardMeta(m.edit_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, (call, { params }) =>
  startEdit(call, params.id ?? ''),
);

export function HydrateFallback() {
  return <PostingSkeleton text={m.edit_loading()} />;
}

export default function EditPostPage({ loaderData: { post, start } }: Route.ComponentProps) {
  if (post.approvalStatus !== 'pending') return <CannotEdit post={post} />;
  return <EditPosting key={post._id} post={post} start={start} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  // An address that cannot be a post's is answered with 400.
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        title={m.edit_not_found()}
        text={m.edit_not_found_text()}
        action={<ButtonLink to="/dashboard/view-your-listings">{m.edit_to_listings()}</ButtonLink>}
      />
    );
  }
  return <ErrorState title={m.edit_fetch_failed()} text={routeFailureText(error)} onRetry={revalidate} />;
}
