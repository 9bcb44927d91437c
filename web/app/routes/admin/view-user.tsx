import { pagePosts } from '@thikana/contract/moderation';
import { viewUser } from '@thikana/contract/users';
import { useNavigate, useRevalidator } from 'react-router';
import { OwnerPostsCard } from '#web/features/moderation/owner-posts-card.tsx';
import { RoleCard } from '#web/features/users/role-card.tsx';
import { UserActionsCard } from '#web/features/users/user-actions-card.tsx';
import { UserDetails } from '#web/features/users/user-details.tsx';
import { UserHeading } from '#web/features/users/user-heading.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from './shell/back-link.tsx';
import { detailError } from './shell/detail-error.tsx';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';

export const meta = unlistedMeta(m.admin_user_meta);

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call, { params }) => {
  const { data: user } = await call(viewUser, { params: { id: params.id ?? '' } });
  return { user, posts: await call(pagePosts, { query: { owner: user._id } }) };
});

export const HydrateFallback = DetailSkeleton;

export default function ViewUserPage({ loaderData: { user, posts } }: PageProps<typeof clientLoader>) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const ownId = useSession()?.user._id;
  return (
    <div className="grid max-w-2xl gap-6">
      <BackLink to="/admin/users">{m.admin_user_back()}</BackLink>
      <UserHeading user={user} />
      <UserDetails user={user} />
      <OwnerPostsCard
        posts={posts.data}
        allHref={posts.totalPages > 1 ? `/admin/posts?q=${encodeURIComponent(user.email)}` : undefined}
      />
      {user._id !== ownId && <RoleCard user={user} onDone={revalidate} />}
      <UserActionsCard
        user={user}
        onDone={(action) => (action === 'delete' ? navigate('/admin/users') : revalidate())}
      />
    </div>
  );
}

export const ErrorBoundary = detailError({
  missing: m.admin_user_not_found,
  to: '/admin/users',
  back: m.admin_user_back,
});
