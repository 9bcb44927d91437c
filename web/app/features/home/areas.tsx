import type { AreaTotal } from '@thikana/contract/area-totals';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';

const isServer = import.meta.env.SSR;
const load = () => import('./areas-section.tsx');
const AreasSection = isServer ? (await load()).default : lazy(load);

/**
 * Only links, so they stay as the server rendered them and a first visit loads no scripts for them. Navigation from
 * another page loads the component.
 */
export function Areas({ areas }: { areas: readonly AreaTotal[] }) {
  const [isDrawn] = useState(!useHydrated() && !isServer);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is inserted; React leaves the server's HTML alone.
  if (isDrawn) return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <div>
      <Suspense fallback={null}>
        <AreasSection areas={areas} />
      </Suspense>
    </div>
  );
}
