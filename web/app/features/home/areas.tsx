import type { AreaTotal } from '@thikana/contract/area-totals';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';

const isServer = import.meta.env.SSR;
const load = () => import('./areas-section.tsx');
const AreasSection = isServer ? (await load()).default : lazy(load);

/**
 * Only links: they stay in a document as the server drew them, and cost a first visit no scripts. Whoever comes from
 * another page loads them.
 */
export function Areas({ areas }: { areas: readonly AreaTotal[] }) {
  const [isDrawn] = useState(!useHydrated() && !isServer);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves alone what stands there.
  if (isDrawn) return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <div>
      <Suspense fallback={null}>
        <AreasSection areas={areas} />
      </Suspense>
    </div>
  );
}
