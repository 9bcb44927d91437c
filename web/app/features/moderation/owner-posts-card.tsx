import { langOf } from '@thikana/contract/language-of-text';
import type { ListedPost } from '@thikana/contract/moderation';
import { Link } from 'react-router';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';
import { StatusBadge } from './status-badge.tsx';
import { viewPostPath } from './view-post-path.ts';

interface Props {
  /** The newest ones. */
  posts: readonly ListedPost[];
  /** Of all listings of the account, if there are more. */
  allHref: string | undefined;
}

/** The listings of an account. */
export function OwnerPostsCard({ posts, allHref }: Props) {
  if (posts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="owner-posts">
      <h2 id="owner-posts" className="font-semibold text-xl">
        {m.admin_user_listings()}
      </h2>
      <ul className="mt-3">
        {posts.map(({ _id, title, approvalStatus }) => (
          <li key={_id} className="flex items-center gap-4 border-line border-b py-1 last:border-b-0">
            <Link
              to={viewPostPath(_id)}
              lang={langOf(title)}
              className="wrap-anywhere flex min-h-touch min-w-0 flex-1 items-center hover:text-tea hover:underline"
            >
              {title}
            </Link>
            <StatusBadge status={approvalStatus} />
          </li>
        ))}
      </ul>
      {allHref && (
        <Link to={allHref} className="flex min-h-touch items-center text-tea underline underline-offset-4">
          {m.admin_show_all()}
        </Link>
      )}
    </Card>
  );
}
