import { publicLoader } from '#web/lib/api/route-data.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { describeArea } from '#web/lib/structured-data/describe-area.server.ts';
import { AreaScreen, areaCrumbs, areaMeta, loadArea } from './parts/area-route.tsx';
import { areaWithCards } from './parts/area-with-cards.server.ts';

const load = loadArea('rent');

export const loader = publicLoader(
  load,
  import.meta.env.SSR && {
    show: areaWithCards,
    describe: describeArea(areaCrumbs),
  },
);

export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) => areaMeta(matches, loaderData);

export default function AreaRentals({ loaderData }: PageProps<typeof loader>) {
  return <AreaScreen view={loaderData} />;
}
