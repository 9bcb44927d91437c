import { currentCity } from '@thikana/contract/city';
import { unitText } from '@thikana/contract/land';
import type { Listing } from '@thikana/contract/listings';
import { number, shortAreaUnit } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** The property's main facts: rooms, area, floor and land. */
export function postFeatures(post: Listing): string[] {
  const area = post.builtUpArea ?? post.shopArea;
  return [
    post.bedrooms === undefined
      ? undefined
      : m.admin_feature_bedrooms({ count: number(post.bedrooms), word: currentCity().bedroomsWord }),
    post.bathrooms === undefined ? undefined : m.admin_feature_bathrooms({ count: number(post.bathrooms) }),
    area ? m.admin_feature_area({ count: number(area), unit: shortAreaUnit() }) : undefined,
    floorText(post.floor),
    landText(post),
  ].filter((feature) => feature !== undefined);
}

function floorText(floor: number | undefined): string | undefined {
  if (floor === undefined) return undefined;
  return floor === 0 ? m.admin_feature_ground_floor() : m.admin_feature_floor({ floor: number(floor) });
}

function landText({ availableLandSpace, availableLandSpaceUnit: unit }: Listing): string | undefined {
  if (availableLandSpace === undefined || !unit) return undefined;
  return m.admin_feature_land({ count: number(availableLandSpace), unit: unitText(unit) });
}
