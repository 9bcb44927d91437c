import type { AreaTotal } from '@thikana/contract/area-totals';
import { type MouseEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';

const isServer = import.meta.env.SSR;
const load = () => import('./areas-section.tsx');
const AreasSection = isServer ? (await load()).default : lazyPart(load);

/**
 * Only links, so they stay as the server rendered them and a first visit loads no scripts for them. Navigation from
 * another page loads the component.
 */
export function Areas({ areas }: { areas: readonly AreaTotal[] }) {
  const [isDrawn] = useState(!useHydrated() && !isServer);
  const navigate = useNavigate();
  // These links are not React's, so a press would load a document, and show nothing until it comes.
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest('a');
    if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.pathname);
  };
  if (isDrawn)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it handles presses on the links in it.
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
      <div
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is inserted; React leaves the server's HTML alone.
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    );
  return (
    <div>
      <Suspense fallback={null}>
        <AreasSection areas={areas} />
      </Suspense>
    </div>
  );
}
