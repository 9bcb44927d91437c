import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { m } from '#web/paraglide/messages.js';
import { type Choice, choiceLabel, choicesInForce, withoutChoice } from './filter-table.ts';
import { type SearchFilter, searchPath } from './search-filter.ts';

/** The results of an empty list without one of its filters. */
export interface Relaxed {
  /** The number of listings without each filter. */
  without: Partial<Record<string, number>>;
  /** The filter that was dropped for the nearest results. */
  nearestWithout?: Choice | undefined;
}

interface Props {
  path: string;
  page: number;
  totalPages: number;
  filter: SearchFilter;
  relaxed: Relaxed | undefined;
  /** Cards of the nearest results. */
  nearest: ReactNode;
}

/**
 * Replaces an empty list: the page does not exist, or no listing matches. Suggests which filter to remove, with the
 * results.
 */
export default function NoMatches({ path, page, totalPages, filter, relaxed, nearest }: Props) {
  if (totalPages > 0) {
    return (
      <EmptyState
        title={m.list_empty()}
        text={m.list_empty_page({ page })}
        action={<ButtonLink to={searchPath(path, filter)}>{m.list_first_page()}</ButtonLink>}
      />
    );
  }
  const helpful = choicesInForce(filter).flatMap((name) => {
    const count = relaxed?.without[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  return (
    <>
      <EmptyState
        title={m.list_empty()}
        text={helpful.length > 0 ? m.list_empty_loosen() : m.list_empty_filters()}
        action={
          <ul className="grid justify-items-center gap-3">
            {helpful.map(({ name, count }) => (
              <li key={name}>
                <ButtonLink to={searchPath(path, withoutChoice(filter, name))} variant="secondary">
                  {m.list_empty_without({ filter: choiceLabel(name, filter), count })}
                </ButtonLink>
              </li>
            ))}
            <li>
              <ButtonLink to={path} variant="secondary">
                {m.list_clear()}
              </ButtonLink>
            </li>
          </ul>
        }
      />
      {relaxed?.nearestWithout && (
        <section className="grid gap-4">
          <h2 className="font-semibold text-2xl">
            {m.list_nearest({ filter: choiceLabel(relaxed.nearestWithout, filter) })}
          </h2>
          {nearest}
        </section>
      )}
    </>
  );
}
