import { langOf } from '@thikana/contract/language-of-text';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { MapPin } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { m } from '#web/paraglide/messages.js';
import { PostFacts } from './post-facts.tsx';
import { PostPictures } from './post-pictures.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  post: ManagedListing;
  /** The costs and details as visitors read them, so that nothing becomes public unseen. */
  details: ReactNode;
  headingLevel?: 'h1' | 'h2';
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The pictures, texts and facts of a listing, for administrators. */
export function PostSummary({ post, details, headingLevel: Heading = 'h1', headingRef }: Props) {
  const Sub = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <div className="grid min-w-0 max-w-4xl content-start gap-6">
      <div className="grid gap-2">
        <div>
          <StatusBadge status={post.approvalStatus} />
        </div>
        <Heading
          ref={headingRef}
          tabIndex={-1}
          lang={langOf(post.title)}
          className="font-semibold text-2xl outline-none"
        >
          {post.title}
        </Heading>
        <p className="flex items-start gap-2 text-ink-soft">
          <MapPin size={18} className="mt-1 shrink-0" />
          <span lang={langOf(post.location)}>{post.location}</span>
        </p>
      </div>
      <PostPictures post={post} />
      <PostFacts post={post} />
      {details}
      <section aria-labelledby="description">
        <Sub id="description" className="font-semibold text-xl">
          {m.admin_post_description()}
        </Sub>
        <p lang={langOf(post.description)} className="mt-2 max-w-prose whitespace-pre-line">
          {post.description}
        </p>
        {(post.secondTitle ?? post.secondDescription) && (
          <SecondTexts title={post.secondTitle} description={post.secondDescription} />
        )}
      </section>
    </div>
  );
}

/** What the owner wrote in a second language; it is reviewed too. */
function SecondTexts({
  title = '',
  description = '',
}: {
  title?: string | undefined;
  description?: string | undefined;
}) {
  return (
    <div lang={langOf(title + description)} className="mt-3 border-line border-t pt-3">
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose whitespace-pre-line">{description}</p>
    </div>
  );
}
