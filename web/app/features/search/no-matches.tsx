import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { m } from '#web/paraglide/messages.js';
import { type SearchFilter, searchPath } from './search-filter.ts';

interface Props {
  path: string;
  page: number;
  totalPages: number;
  filter: SearchFilter;
}

/** Replaces an empty list: the page does not exist, or no listing matches. */
export default function NoMatches({ path, page, totalPages, filter }: Props) {
  return totalPages > 0 ? (
    <EmptyState
      title={m.list_empty()}
      text={m.list_empty_page({ page })}
      action={<ButtonLink to={searchPath(path, filter)}>{m.list_first_page()}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={m.list_empty()}
      text={m.list_empty_filters()}
      action={
        <ButtonLink to={path} variant="secondary">
          {m.list_clear()}
        </ButtonLink>
      }
    />
  );
}
