import type { ManagedListing } from '@thikana/contract/listings';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { PostDecisionCard } from './post-decision-card.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostOwnerCard } from './post-owner-card.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostStatusCard } from './post-status-card.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Everything about one post, and the decision on it. What is decided here shows at once. */
export function PostReview({ post: loaded }: { post: ManagedListing }) {
  const [post, setPost] = useState(loaded);
  const statusHeading = useRef<HTMLHeadingElement>(null);

  // The buttons are gone after a decision, so the focus goes to what it has led to.
  useEffect(() => {
    if (post !== loaded) statusHeading.current?.focus();
  }, [post, loaded]);

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 max-w-4xl content-start gap-6">
        <div className="grid gap-2">
          <div>
            <StatusBadge status={post.approvalStatus} />
          </div>
          <h1 className="font-bold text-2xl">{post.title}</h1>
          <p className="flex items-start gap-2 text-ink-soft">
            <MapPin aria-hidden size={18} className="mt-1 shrink-0" />
            {post.location}
          </p>
        </div>
        <PostPictures post={post} />
        <PostFacts post={post} />
        <section aria-labelledby="description">
          <h2 id="description" className="font-semibold text-xl">
            {m.admin_post_description()}
          </h2>
          <p className="mt-2 max-w-prose whitespace-pre-line">{post.description}</p>
        </section>
      </div>
      <div className="grid content-start gap-5 xl:sticky xl:top-6 xl:self-start">
        <PostOwnerCard owner={post.user} />
        <PostStatusCard post={post} headingRef={statusHeading} />
        {post.approvalStatus === 'pending' && <PostDecisionCard post={post} onDecided={setPost} />}
      </div>
    </div>
  );
}
