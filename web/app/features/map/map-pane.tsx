import { X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { m } from '#web/paraglide/messages.js';

const MapCanvas = lazy(() => import('./map-canvas.tsx'));

interface Props {
  purpose?: 'rent' | 'buy' | undefined;
  listings: readonly CardListing[];
}

/** The map beside the list; on a small screen, a sheet over the list. */
export default function MapPane(props: Props) {
  const [isWide, isAlive] = useScreen();
  const canvas = isAlive && (
    <Suspense fallback={<p className="p-6 text-center text-ink-soft">{m.map_loading()}</p>}>
      <MapCanvas {...props} />
    </Suspense>
  );
  if (isAlive && !isWide) return <Sheet>{canvas}</Sheet>;
  return (
    <section
      data-map
      aria-label={m.map_title()}
      className="sticky top-20 flex h-[calc(100dvh-6rem)] flex-col overflow-hidden rounded-card border border-line bg-surface max-lg:hidden max-lg:h-auto max-lg:noscript:flex"
    >
      <Frame>{canvas}</Frame>
    </section>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex items-center gap-3 border-line border-b py-1.5 pr-2 pl-4">
        <h2 className="font-semibold text-lg">{m.map_title()}</h2>
        <p className="flex-1 text-ink-soft text-sm leading-tight">{m.map_note()}</p>
        <Link
          to={useAddressWithout('view')}
          replace
          preventScrollReset
          aria-label={m.map_close()}
          className="grid size-touch place-items-center rounded-control hover:bg-raised"
        >
          <X aria-hidden size={20} />
        </Link>
      </div>
      <p className="hidden p-6 text-center noscript:block">{m.map_needs_scripts()}</p>
      <div className="relative flex-1">{children}</div>
    </>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [, setSearch] = useSearchParams();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={m.map_title()}
      onCancel={(event) => {
        event.preventDefault();
        setSearch(
          (search) => {
            search.delete('view');
            return search;
          },
          { replace: true, preventScrollReset: true },
        );
      }}
      className="m-0 flex h-dvh max-h-none w-dvw max-w-none flex-col bg-surface text-ink"
    >
      <Frame>{children}</Frame>
    </dialog>
  );
}

function useAddressWithout(name: string): { search: string } {
  const [search] = useSearchParams();
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return { search: rest.toString() };
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
