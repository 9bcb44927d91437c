import { cityName } from '@thikana/contract/place-name';
import { listSales } from '@thikana/contract/search/search';
import { publicLoader } from '#web/lib/api/route-data.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { describeList } from '#web/lib/structured-data/describe-list.server.ts';
import { m } from '#web/paraglide/messages.js';
import { listOfCards } from './parts/list-of-cards.server.ts';
import { ListPage, listMeta, loadList } from './parts/list-route.tsx';

const load = loadList(async (call, query) => {
  const { sells, ...found } = await call(listSales, { query });
  return { listings: sells, ...found };
}, 'buy');

export const loader = publicLoader(
  load,
  import.meta.env.SSR && {
    show: listOfCards,
    describe: describeList({ name: m.list_buys, path: '/buys' }),
  },
);

export function meta({ loaderData, matches }: HeadArgs<typeof loader>) {
  return listMeta(matches, loaderData, {
    title: m.list_buys(),
    description: m.list_buys_description({ city: cityName() }),
    path: '/buys',
  });
}

export default function Buys({ loaderData }: PageProps<typeof loader>) {
  return <ListPage data={loaderData} title={m.list_buys()} path="/buys" purpose="buy" />;
}
