import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { m } from '#web/paraglide/messages.js';
import { hrefWith } from './paging.ts';
import { useListSearch } from './use-list-search.ts';

/** A review queue without listings: all are decided on, or the filters find none. */
export function QueueEmpty({ isFiltered }: { isFiltered: boolean }) {
  const search = useListSearch();
  if (!isFiltered) return <EmptyState title={m.admin_pending_done()} text={m.admin_pending_done_text()} />;
  return (
    <EmptyState
      title={m.review_none()}
      text={m.review_none_text()}
      action={
        <ButtonLink to={hrefWith(search, { signal: '', owner: '', batch: '' })} variant="secondary">
          {m.admin_show_all()}
        </ButtonLink>
      }
    />
  );
}
