import type { AreaKind, AreaView } from '@thikana/contract/area-pages';
import { areaLabel } from '@thikana/contract/areas';
import { listPaths } from '@thikana/contract/list-paths';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#web/components/ui/breadcrumbs.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { AreaKinds } from './area-kinds.tsx';
import { AreaLandmarks } from './area-landmarks.tsx';
import { AreaLinks } from './area-links.tsx';
import { AreaRoomTiles } from './area-rooms.tsx';
import { AreaSketch } from './area-sketch.tsx';
import { areaSentences, areaTitle } from './area-words.ts';
import { AreasNearby } from './areas-nearby.tsx';

/** What narrows the list of an area. */
type AreaFilter = { propertyType: AreaKind['category'] } | { rooms: string } | { landmark: string };

interface Props {
  view: Omit<AreaView, 'newest'>;
  crumbs: readonly { name: string; path: string }[];
  /** Cards of the newest listings. */
  cards: ReactNode;
  /** The list of the area, narrowed by a filter. */
  listHref: (filter?: AreaFilter) => string;
}

/** An area page: what is for rent or for sale there, and the usual prices. */
export function AreaPage({ view, crumbs, cards, listHref }: Props) {
  const texts = { count: number(view.total), area: areaLabel(view.area) };
  const hasUsualPrices = view.kinds.some(({ usualPrice }) => usualPrice !== undefined);
  const hrefOfKind = (propertyType: AreaKind['category']) => listHref({ propertyType });
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <header>
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-2 font-semibold text-title md:text-4xl">{areaTitle(view)}</h1>
          {view.total > 0 && (
            <p className="mt-3 max-w-prose text-ink-soft text-lg">{areaSentences(view).join(' ')}</p>
          )}
          <AreaLinks view={view} kinds={hasUsualPrices ? [] : view.kinds} hrefFor={hrefOfKind} />
        </header>
        <AreaSketch view={view} />
      </div>
      {view.total > 0 ? (
        <>
          {view.rooms.length > 0 && <AreaRoomTiles view={view} hrefFor={(rooms) => listHref({ rooms })} />}
          {hasUsualPrices && (
            <section aria-labelledby="kinds">
              <h2 id="kinds" className="mb-4 font-semibold text-2xl">
                {m.area_kinds()}
              </h2>
              <AreaKinds view={view} hrefFor={hrefOfKind} />
            </section>
          )}
          <section aria-labelledby="newest">
            <h2 id="newest" className="mb-4 font-semibold text-2xl">
              {m.area_newest()}
            </h2>
            {cards}
            <p className="mt-6 text-center">
              <ButtonLink to={listHref()} size="lg">
                {view.intent === 'rent' ? m.area_all_rent(texts) : m.area_all_sell(texts)}
              </ButtonLink>
            </p>
          </section>
        </>
      ) : (
        <EmptyState
          drawing="garden"
          title={view.intent === 'rent' ? m.area_none_rent(texts) : m.area_none_sell(texts)}
          text={m.area_none_text()}
          action={
            <ButtonLink to={listPaths[view.intent]}>
              {view.intent === 'rent' ? m.area_browse_rent() : m.area_browse_sell()}
            </ButtonLink>
          }
        />
      )}
      {view.landmarks.length > 0 && (
        <AreaLandmarks
          area={view.area}
          landmarks={view.landmarks}
          hrefFor={(landmark) => listHref({ landmark })}
        />
      )}
      <AreasNearby intent={view.intent} nearby={view.nearby} />
    </div>
  );
}
