import { CreatePosting } from '#web/features/posting/create-posting.tsx';
import { PostUnavailable } from '#web/features/posting/post-unavailable.tsx';
import { PostingSkeleton } from '#web/features/posting/posting-skeleton.tsx';
import { startPosting } from '#web/features/posting/start-posting.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { DraftPreview } from './parts/draft-preview.tsx';

export const meta = unlistedMeta(m.post_meta_sell);

export const clientLoader = privateClientLoader({ role: 'user' }, (call, { url }) =>
  startPosting(call, 'sell', url.searchParams),
);

export const HydrateFallback = PostingSkeleton;

export default function NewPostSellPage({ loaderData }: PageProps<typeof clientLoader>) {
  return <CreatePosting key={loaderData.draftKey} intent="sell" start={loaderData} Preview={DraftPreview} />;
}

export const ErrorBoundary = PostUnavailable;
