import type { Output } from '@thikana/contract/endpoint';
import type { pagePosts } from '@thikana/contract/moderation';
import { useNavigation } from 'react-router';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { QueueList } from '#web/features/moderation/queue-list.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { hrefOfPage, hrefWith } from './paging.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { isFiltered, type QueueFilter } from './queue-filter.ts';
import { useListSearch } from './use-list-search.ts';

interface Props {
  posts: Output<typeof pagePosts>;
  filter: QueueFilter;
}

/** The review queue as a list. */
export function PendingList({ posts: { data, page, total, totalPages }, filter }: Props) {
  const search = useListSearch();
  const isLoading = useNavigation().state === 'loading';
  return (
    <div aria-busy={isLoading}>
      <p className="mb-4 text-ink-soft tabular-nums">{m.admin_pending_left({ count: number(total) })}</p>
      <QueueList
        posts={data}
        total={total}
        filter={{ status: 'pending', ...filter }}
        ownerHref={(owner) => hrefWith(search, { owner })}
        empty={<QueueEmpty isFiltered={isFiltered(filter)} />}
      >
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={(target) => hrefOfPage(search, target)}
          label={m.admin_posts_pages()}
        />
      </QueueList>
    </div>
  );
}
