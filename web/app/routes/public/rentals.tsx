import { currentCity } from '@thikana/contract/city';
import { listRentals } from '@thikana/contract/search/search';
import { publicClientLoader, shownLoader } from '#web/lib/api/route-data.ts';
import { describeList } from '#web/lib/structured-data/describe-list.server.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/rentals';
import { listOfCards } from './list-of-cards.server.ts';
import { ListPage, listMeta, loadList } from './list-route.tsx';

const load = loadList(async (call, query) => {
  const { rentals, ...found } = await call(listRentals, { query });
  return { listings: rentals, ...found };
}, 'rent');

export const loader = shownLoader(
  load,
  listOfCards,
  describeList({ name: m.list_rentals(), path: '/rentals' }),
);
export const clientLoader = publicClientLoader(load);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData, {
    title: m.list_rentals(),
    description: m.list_rentals_description({ city: currentCity().name }),
    path: '/rentals',
  });
}

export default function Rentals({ loaderData }: Route.ComponentProps) {
  return <ListPage data={loaderData} title={m.list_rentals()} path="/rentals" purpose="rent" />;
}
