import { currentCity } from '@thikana/contract/city';
import { listSales } from '@thikana/contract/search/search';
import { publicClientLoader, shownLoader } from '#web/lib/api/route-data.ts';
import { describeList } from '#web/lib/structured-data/describe-list.server.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/buys';
import { listOfCards } from './list-of-cards.server.ts';
import { ListPage, listMeta, loadList } from './list-route.tsx';

const load = loadList(async (call, query) => {
  const { sells, ...found } = await call(listSales, { query });
  return { listings: sells, ...found };
}, 'buy');

export const loader = shownLoader(load, listOfCards, describeList({ name: m.list_buys(), path: '/buys' }));
export const clientLoader = publicClientLoader(load);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return listMeta(matches, loaderData, {
    title: m.list_buys(),
    description: m.list_buys_description({ city: currentCity().name }),
    path: '/buys',
  });
}

export default function Buys({ loaderData }: Route.ComponentProps) {
  return <ListPage data={loaderData} title={m.list_buys()} path="/buys" purpose="buy" />;
}
