import { shortStay } from '@thikana/contract/search/short-stay';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { m } from '#web/paraglide/messages.js';
import { isNarrowed, type SearchFilter, searchPath } from './search-filter.ts';

interface Props {
  path: string;
  page: number;
  totalPages: number;
  filter: SearchFilter;
  /** Whether listings that nearly fit are shown below. */
  hasClose: boolean;
}

/** Replaces an empty list: the page does not exist, no listing matches, or none is listed yet. */
export default function NoMatches({ path, page, totalPages, filter, hasClose }: Props) {
  // The close matches are what to do next. On a phone, the line above says that there are none.
  if (hasClose) return <p className="font-semibold text-lg max-md:sr-only">{m.list_empty()}</p>;
  if (totalPages > 0)
    return (
      <EmptyState
        drawing="garden"
        title={m.list_empty()}
        text={m.list_empty_page({ page })}
        action={<ButtonLink to={searchPath(path, filter)}>{m.list_first_page()}</ButtonLink>}
      />
    );
  return isNarrowed(path, filter) ? (
    <EmptyState
      drawing="garden"
      title={m.list_empty()}
      text={m.list_empty_filters()}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {path === '/rentals' && filter.period === '' && (
            <ButtonLink to={searchPath(path, { ...filter, priceRange: '', period: shortStay })}>
              {filter.priceRange ? m.list_short_stays_any_price() : m.list_short_stays()}
            </ButtonLink>
          )}
          <ButtonLink to={path} variant="secondary">
            {m.list_clear()}
          </ButtonLink>
        </span>
      }
    />
  ) : (
    <EmptyState
      drawing="garden"
      title={m.list_empty()}
      text={m.list_empty_yet()}
      action={<ButtonLink to="/dashboard/new-post">{m.layout_post()}</ButtonLink>}
    />
  );
}
