import { CannotEdit } from '#web/features/posting/cannot-edit.tsx';
import { EditPosting } from '#web/features/posting/edit-posting.tsx';
import { PostUnavailable } from '#web/features/posting/post-unavailable.tsx';
import { PostingSkeleton } from '#web/features/posting/posting-skeleton.tsx';
import { startEdit } from '#web/features/posting/start-posting.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { DraftPreview } from './parts/draft-preview.tsx';

export const meta = unlistedMeta(m.edit_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, (call, { params, url }) =>
  startEdit(call, params.id ?? '', url.searchParams),
);

export function HydrateFallback() {
  return <PostingSkeleton text={m.edit_loading()} />;
}

export default function EditPostPage({ loaderData: { post, start } }: PageProps<typeof clientLoader>) {
  if (post.approvalStatus !== 'pending') return <CannotEdit post={post} />;
  return <EditPosting key={post._id} post={post} start={start} Preview={DraftPreview} />;
}

export const ErrorBoundary = PostUnavailable;
