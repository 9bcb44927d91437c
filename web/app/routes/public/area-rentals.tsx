import { publicClientLoader, publicLoader } from '#web/lib/route-data.ts';
import { describeArea } from '#web/lib/structured-data/describe-area.server.ts';
import type { Route } from './+types/area-rentals';
import { AreaScreen, areaCrumbs, areaMeta, loadArea } from './area-route.tsx';

const load = loadArea('rent');

export const loader = publicLoader(load, describeArea(areaCrumbs));
export const clientLoader = publicClientLoader(load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => areaMeta(matches, loaderData);

export default function AreaRentals({ loaderData }: Route.ComponentProps) {
  return <AreaScreen view={loaderData} />;
}
