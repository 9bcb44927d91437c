import { useSearchParams } from 'react-router';
import { AllFiltersForm } from '#web/features/search/all-filters-form.tsx';
import { readFilter } from '#web/features/search/search-filter.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/search';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.filter_title(), description: m.filter_description(), path: '/search' });

export default function Search() {
  const [search] = useSearchParams();
  return (
    <div className="container-page grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <h1 className="font-bold text-3xl">{m.filter_title()}</h1>
      <AllFiltersForm key={search.toString()} filter={readFilter(search)} />
    </div>
  );
}
