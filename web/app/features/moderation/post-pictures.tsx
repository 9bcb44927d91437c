import type { ManagedListing } from '@thikana/contract/own-listings';
import { Picture } from '#web/components/ui/picture.tsx';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { m } from '#web/paraglide/messages.js';

const largeSizes = '(min-width: 80rem) 48rem, (min-width: 48rem) 60vw, calc(100vw - 2rem)';
const smallSizes = '(min-width: 80rem) 15rem, 45vw';

/** All pictures of a listing, the first one large. */
export function PostPictures({ post }: { post: ManagedListing }) {
  const fallbackSrc = fallbackPicture(post);
  const [first, ...others] = post.gallery;
  const alt = (number: number) =>
    m.admin_post_picture({ number, count: post.gallery.length, title: post.title });
  return (
    <section aria-label={m.admin_post_pictures()} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Picture
        picture={first}
        alt={first ? alt(1) : m.admin_post_no_picture()}
        sizes={largeSizes}
        priority
        fallbackSrc={fallbackSrc}
        className="col-span-full aspect-4/3 max-h-[70dvh] w-full rounded-card"
      />
      {others.map((picture, index) => (
        <Picture
          key={picture.url}
          picture={picture}
          alt={alt(index + 2)}
          sizes={smallSizes}
          fallbackSrc={fallbackSrc}
          className="aspect-4/3 rounded-control"
        />
      ))}
    </section>
  );
}
