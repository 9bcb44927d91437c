import type { AreaView } from '@thikana/contract/area-pages';
import { asCards } from '#web/lib/documents/card-listing.server.ts';
import type { ShownArea } from './area-route.tsx';

/** An area, with its newest listings reduced to card fields. */
export function areaWithCards({ newest, ...view }: AreaView): ShownArea {
  return { ...view, newest: asCards(newest) };
}
