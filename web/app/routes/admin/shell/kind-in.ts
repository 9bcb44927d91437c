import { data, type Params } from 'react-router';
import { type PlaceKind, placeKind } from '#web/features/places/place-kinds.ts';

/** The kind of places that the address names; otherwise there is no such page. */
export function kindIn(params: Params): PlaceKind {
  const kind = placeKind(params.places);
  if (!kind) throw data(null, 404);
  return kind;
}
