import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { publicClientLoader, publicLoader } from '#web/lib/api/route-data.ts';
import type { Route } from './+types/terms';
import { legalMeta, loadLegalText } from './legal-route.ts';

const load = loadLegalText('terms');

export const loader = publicLoader(load);
export const clientLoader = publicClientLoader(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => legalMeta('terms', matches, loaderData);

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage kind="terms" own={loaderData.own} />;
}
