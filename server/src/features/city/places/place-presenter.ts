import { unplacedAreas } from '@thikana/contract/nearest-area';
import type { AdminArea, AdminLandmark } from '@thikana/contract/place-administration';
import { type AreaRow, areaKind, type LandmarkRow, landmarkKind } from './place-kinds.ts';

type FormerSlugs = ReadonlyMap<string, string[]>;

export function presentArea(
  row: AreaRow,
  { former, listings }: { former: FormerSlugs; listings: ReadonlyMap<string, number> },
): AdminArea {
  return {
    ...areaKind.fieldsOf(row),
    ...knownOf(row, former),
    listings: listings.get(row.slug) ?? 0,
    isUnplaced: unplacedAreas().has(row.slug),
  };
}

export function presentLandmark(row: LandmarkRow, { former }: { former: FormerSlugs }): AdminLandmark {
  return { ...landmarkKind.fieldsOf(row), ...knownOf(row, former) };
}

const knownOf = ({ slug, by_hand }: AreaRow | LandmarkRow, former: FormerSlugs) => ({
  ...{ byHand: by_hand, formerSlugs: former.get(slug) ?? [] },
});
