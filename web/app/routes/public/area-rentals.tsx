import { publicClientLoader, shownLoader } from '#web/lib/api/route-data.ts';
import { describeArea } from '#web/lib/structured-data/describe-area.server.ts';
import type { Route } from './+types/area-rentals';
import { AreaScreen, areaCrumbs, areaMeta, loadArea } from './area-route.tsx';
import { areaWithCards } from './area-with-cards.server.ts';

const load = loadArea('rent');

export const loader = shownLoader(load, areaWithCards, describeArea(areaCrumbs));
export const clientLoader = publicClientLoader(load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => areaMeta(matches, loaderData);

export default function AreaRentals({ loaderData }: Route.ComponentProps) {
  return <AreaScreen view={loaderData} />;
}
