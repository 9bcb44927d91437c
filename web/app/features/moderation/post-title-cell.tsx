import { langOf } from '@thikana/contract/language-of-text';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { Link } from 'react-router';
import { Picture } from '#web/components/ui/picture.tsx';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { viewPostPath } from './view-post-path.ts';

export function PostTitleCell({ post }: { post: ManagedListing }) {
  return (
    <div className="flex gap-3 xl:min-w-48 2xl:min-w-56">
      <Picture
        picture={post.cover}
        alt=""
        sizes="64px"
        fallbackSrc={fallbackPicture(post)}
        className="h-12 w-16 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <Link
          to={viewPostPath(post._id)}
          lang={langOf(post.title)}
          className="line-clamp-2 font-semibold hover:text-tea hover:underline"
        >
          {post.title}
        </Link>
        <p lang={langOf(post.location)} className="line-clamp-2 text-ink-soft text-sm">
          {post.location}
        </p>
      </div>
    </div>
  );
}
