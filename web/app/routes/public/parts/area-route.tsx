import { areaOfSlug } from '@thikana/contract/area-of-slug';
import { type AreaView, viewArea } from '@thikana/contract/area-pages';
import { type Area, areaLabel } from '@thikana/contract/areas';
import { currentCity } from '@thikana/contract/city';
import type { Call } from '@thikana/contract/client';
import { listPaths } from '@thikana/contract/list-paths';
import { isIntentOffered } from '@thikana/contract/offers';
import type { Intent } from '@thikana/contract/vocabulary';
import { data, redirect } from 'react-router';
import { AreaPage } from '#web/features/areas/area-page.tsx';
import { areaDescription, areaTitle } from '#web/features/areas/area-words.ts';
import { ListingGrid } from '#web/features/listings/listing-grid.tsx';
import { areaPath } from '#web/lib/addresses/area-path.ts';
import type { LoadArgs } from '#web/lib/api/route-data.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { learnAreas } from '#web/lib/documents/name-places.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { Matches } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

/** Loads the area of the address, and redirects other spellings to its canonical address. */
export function loadArea(intent: Intent) {
  return async (call: Call, { params, url }: LoadArgs): Promise<AreaView> => {
    const area = await areaOf(call, params.area ?? '');
    if (!area || !isIntentOffered(intent)) throw data(null, { status: 404 });
    const path = areaPath(intent, area);
    if (path !== url.pathname) throw redirect(path, 301);
    return call(viewArea, { params: { area, intent } });
  };
}

/** In a city with more areas than a document carries, the page may not know the area of the address. */
async function areaOf(call: Call, slug: string): Promise<Area | undefined> {
  if (!areaOfSlug(slug) && currentCity().hasMoreAreas) await learnAreas(call, [slug]);
  return areaOfSlug(slug);
}

/** An area as its page shows it. */
export type ShownArea = Omit<AreaView, 'newest'> & { newest: CardListing[] };

/** The page of an area without listings is not indexed. */
export function areaMeta(matches: Matches, view: ShownArea | undefined) {
  if (!view) return unlistedMeta(m.error_not_found_title)({ matches });
  const found = pageMeta(matches, {
    title: areaTitle(view),
    description: areaDescription(view),
    path: areaPath(view.intent, view.area),
  });
  return view.total > 0 ? found : [...found, { name: 'robots', content: 'noindex' }];
}

/** The filtered list of the area, with the area's figures below. */
export function areaCrumbs({ intent, area }: Pick<AreaView, 'intent' | 'area'>) {
  const list = { name: intent === 'rent' ? m.layout_rent() : m.layout_buy(), path: listPaths[intent] };
  return [list, { name: areaLabel(area), path: areaPath(intent, area) }];
}

export function AreaScreen({ view }: { view: ShownArea }) {
  const list = listPaths[view.intent];
  return (
    <AreaPage
      view={view}
      crumbs={[{ name: m.layout_home(), path: '/' }, ...areaCrumbs(view)]}
      cards={<ListingGrid listings={view.newest} />}
      // What is near a landmark may lie in the next area.
      listHref={(filter) =>
        `${list}?${new URLSearchParams(filter && 'landmark' in filter ? filter : { location: view.area, ...filter })}`
      }
    />
  );
}
