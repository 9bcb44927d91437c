import type { Call } from '@thikana/contract/client';
import { citySurroundings } from '@thikana/contract/place-name';
import { countFacets } from '#web/features/search/count-facets.ts';
import { CountedFilters } from '#web/features/search/counted-filters.tsx';
import { readFilter, searchPath } from '#web/features/search/search-filter.ts';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { nameLandmarks } from '#web/lib/documents/name-places.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

const load = async (call: Call, { url }: LoadArgs) => {
  const filter = readFilter(url.searchParams);
  await nameLandmarks(call, filter.landmark);
  return { filter, facets: await countFacets(call, filter) };
};

export const loader = publicLoader(load);

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) =>
  pageMeta(matches, {
    title: m.filter_title(),
    description: m.filter_description({ places: citySurroundings() }),
    path: '/search',
  });

export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { filter, facets } = loaderData;
  return (
    <div className="container-page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <h1 className="font-semibold text-title">{m.filter_title()}</h1>
      <CountedFilters key={searchPath('', filter)} filter={filter} counted={facets} />
    </div>
  );
}
