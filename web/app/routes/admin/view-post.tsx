import { viewEvidence } from '@thikana/contract/badges';
import type { Call } from '@thikana/contract/client';
import { viewSignals } from '@thikana/contract/fraud-checks';
import { viewPost } from '@thikana/contract/moderation';
import { useNavigate } from 'react-router';
import { EvidenceCard } from '#web/features/badges/evidence-card.tsx';
import { SignalsSection } from '#web/features/fraud-checks/signals-section.tsx';
import ListingFactsCards from '#web/features/listings/listing-facts-cards.tsx';
import { PostReview } from '#web/features/moderation/post-review.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from './shell/back-link.tsx';
import { detailError } from './shell/detail-error.tsx';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';

export const meta = unlistedMeta(m.admin_post_meta);

export const clientLoader = privateClientLoader({ role: 'moderator' }, (call, { params }) =>
  loadPost(call, params.id ?? ''),
);

async function loadPost(call: Call, id: string) {
  const [{ data: post }, { signals }, { evidence, usualMonths }] = await Promise.all([
    call(viewPost, { params: { id } }),
    call(viewSignals, { params: { id } }),
    call(viewEvidence, { params: { id } }),
  ]);
  return { post, signals, evidence, usualMonths };
}

export const HydrateFallback = DetailSkeleton;

export default function ViewPostPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { post, signals, evidence, usualMonths } = loaderData;
  const navigate = useNavigate();
  return (
    <div className="grid gap-4">
      <BackLink to="/admin/posts">{m.admin_post_back()}</BackLink>
      <PostReview
        key={post._id}
        post={post}
        details={<ListingFactsCards listing={post} />}
        onDeleted={() => navigate('/admin/posts')}
        evidence={
          <EvidenceCard key={post._id} postId={post._id} evidence={evidence} usualMonths={usualMonths} />
        }
        signals={<SignalsSection key={post._id} post={post} signals={signals} />}
      />
    </div>
  );
}

export const ErrorBoundary = detailError({
  missing: m.admin_post_not_found,
  to: '/admin/posts',
  back: m.admin_post_back,
});
