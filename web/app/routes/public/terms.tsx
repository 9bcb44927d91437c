import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { publicLoader } from '#web/lib/api/route-data.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { legalMeta, loadLegalText } from './parts/legal-route.ts';

const load = loadLegalText('terms');

export const loader = publicLoader(load);

export const meta = ({ matches, loaderData }: HeadArgs<typeof loader>) =>
  legalMeta('terms', matches, loaderData);

export default function Terms({ loaderData }: PageProps<typeof loader>) {
  return <LegalPage kind="terms" own={loaderData.own} />;
}
