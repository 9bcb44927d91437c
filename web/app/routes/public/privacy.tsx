import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { publicClientLoader, publicLoader } from '#web/lib/api/route-data.ts';
import type { Route } from './+types/privacy';
import { legalMeta, loadLegalText } from './legal-route.ts';

const load = loadLegalText('privacy');

export const loader = publicLoader(load);
export const clientLoader = publicClientLoader(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  legalMeta('privacy', matches, loaderData);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage kind="privacy" own={loaderData.own} />;
}
