import { X } from 'lucide-react';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { LoadingLine } from '#web/components/layout/loading-line.tsx';
import { askedPart } from '#web/components/ui/lazy-part.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { m } from '#web/paraglide/messages.js';
import { useCloseMap } from './use-close-map.ts';

const MapCanvas = askedPart(() => import('./map-canvas.tsx'));
const MapSheet = askedPart(() => import('./map-sheet.tsx'));

interface Props {
  purpose?: 'rent' | 'buy' | undefined;
  listings: readonly CardListing[];
  /** The filters, for a screen that the map covers. The button closes the map. */
  filters: (close: ReactNode) => ReactNode;
}

/** The map beside the list; on a small screen, over the list with filters and cards of its own. */
export default function MapPane({ purpose, listings, filters }: Props) {
  const [isWide, isAlive] = useScreen();
  const loading = <p className="p-6 text-center text-ink-soft">{m.map_loading()}</p>;
  const canvas = isAlive && (
    <Suspense fallback={loading}>
      <MapCanvas {...{ purpose, listings }} />
    </Suspense>
  );
  const { to, close: closeMap } = useCloseMap();
  const close = (
    <Link
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        closeMap();
      }}
      aria-label={m.map_close()}
      className="grid size-touch shrink-0 place-items-center rounded-control hover:bg-raised"
    >
      <X size={20} />
    </Link>
  );
  if (isAlive && !isWide) {
    return (
      <Suspense fallback={<LoadingLine />}>
        <MapSheet filters={filters(close)} listings={listings}>
          {canvas}
        </MapSheet>
      </Suspense>
    );
  }
  return (
    // Below the bar and its chips, and whole where the page begins.
    <section
      data-map
      aria-label={m.map_title()}
      className="sticky top-46 flex h-[calc(100dvh-17.75rem)] flex-col overflow-hidden rounded-card border border-line bg-surface max-lg:hidden max-lg:h-auto max-lg:noscript:flex"
    >
      <div className="flex items-center gap-3 border-line border-b py-1.5 pr-2 pl-4">
        <h2 className="font-semibold text-lg">{m.map_title()}</h2>
        <p className="flex-1 text-ink-soft text-sm leading-tight">{m.map_note()}</p>
        {close}
      </div>
      <p className="hidden p-6 text-center noscript:block">{m.map_needs_scripts()}</p>
      <div data-map-frame className="relative flex-1">
        {canvas}
      </div>
    </section>
  );
}

const wide = '(min-width: 64rem)';

/** Whether the screen is wide enough for both, once the page is hydrated. */
function useScreen(): readonly [isWide: boolean, isAlive: boolean] {
  const size = useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => (matchMedia(wide).matches ? 'wide' : 'narrow'),
    () => 'unknown',
  );
  return [size === 'wide', size !== 'unknown'];
}
