import { viewPost } from '@thikana/contract/moderation';
import { useNavigate } from 'react-router';
import { PostReview } from '#web/features/moderation/post-review.tsx';
import { privateClientLoader } from '#web/lib/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/view-post';
import { adminMeta } from './shell/admin-meta.ts';
import { BackLink } from './shell/back-link.tsx';
import { DetailFailed } from './shell/detail-failed.tsx';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';

export function meta() {
  return adminMeta(m.admin_post_meta());
}

export const clientLoader = privateClientLoader({ role: 'admin' }, (call, { params }) =>
  call(viewPost, { params: { id: params.id ?? '' } }),
);

export function HydrateFallback() {
  return <DetailSkeleton />;
}

export default function ViewPostPage({ loaderData: { data: post } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <div className="grid gap-4">
      <BackLink to="/admin/posts">{m.admin_post_back()}</BackLink>
      <PostReview key={post._id} post={post} onDeleted={() => navigate('/admin/posts')} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DetailFailed
      error={error}
      missing={m.admin_post_not_found()}
      back={<BackLink to="/admin/posts">{m.admin_post_back()}</BackLink>}
    />
  );
}
