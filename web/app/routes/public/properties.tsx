import { currentCity } from '@thikana/contract/city';
import { listAllListings } from '@thikana/contract/search/search';
import { publicClientLoader, shownLoader } from '#web/lib/api/route-data.ts';
import { describeList } from '#web/lib/structured-data/describe-list.server.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/properties';
import { listOfCards } from './list-of-cards.server.ts';
import { ListPage, listMeta, loadList } from './list-route.tsx';

const load = loadList(async (call, query) => {
  const { listings, ...found } = await call(listAllListings, { query });
  return { listings, ...found };
});

export const loader = shownLoader(
  load,
  listOfCards,
  describeList({ name: m.list_properties(), path: '/properties' }),
);
export const clientLoader = publicClientLoader(load);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData, {
    title: m.list_properties(),
    description: m.list_properties_description({ city: currentCity().name }),
    path: '/properties',
  });
}

export default function Properties({ loaderData }: Route.ComponentProps) {
  return <ListPage data={loaderData} title={m.list_properties()} path="/properties" />;
}
