import type { Signal } from '@thikana/contract/fraud-checks';
import type { ListedPost } from '@thikana/contract/moderation';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { SignalsSection } from '#web/features/fraud-checks/signals-section.tsx';
import ListingFactsCards from '#web/features/listings/listing-facts-cards.tsx';
import { ReviewDone } from '#web/features/moderation/review-done.tsx';
import { ReviewQueue } from '#web/features/moderation/review-queue.tsx';
import { UndoAtEnd } from '#web/features/moderation/undo-at-end.tsx';
import { hrefWith } from './paging.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { isFiltered, type QueueFilter } from './queue-filter.ts';

interface Props {
  post: ListedPost | undefined;
  signals: readonly Signal[];
  /** The number of skipped listings. */
  passed: number;
  total: number;
  filter: QueueFilter;
}

/** The review queue, one listing at a time. */
export function PendingOne({ post, signals, passed, total, filter }: Props) {
  const [search, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  const goTo = (position: number) =>
    setSearch(hrefWith(search, { passed: position > 0 ? `${position}` : '' }));

  if (post) {
    return (
      <ReviewQueue
        post={post}
        details={<ListingFactsCards listing={post} />}
        left={total}
        isLoading={isLoading}
        onNext={() => goTo(passed + 1)}
        signals={<SignalsSection key={post._id} post={post} signals={signals} />}
      />
    );
  }
  if (total === 0 && isFiltered(filter))
    return (
      <div className="grid gap-4">
        <UndoAtEnd />
        <QueueEmpty isFiltered />
      </div>
    );
  return <ReviewDone passedOver={total} onLookAgain={() => (total > 0 ? goTo(0) : revalidate())} />;
}
