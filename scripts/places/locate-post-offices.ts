import type { Position } from '../../contract/src/city.ts';
import { centreOf, type KnownPlaces } from './known-places.ts';
import type { PostOffice } from './post-offices.ts';

export interface KnownPlace extends Position {
  name: string;
  otherNames?: readonly string[];
  /** Given if the place is certain, because two villages may share a name. */
  pinCode?: string;
}

export interface LocatedPostOffice extends PostOffice, Position {
  /** The known place with the name of this post office, if there is one. */
  sameAs?: KnownPlace;
}

/**
 * The directory has no coordinates. A post office gets, in this order, the position of the place with its name, of
 * the town in its name ('Darjeeling Bazar'), the centre of the other post offices with its PIN code, or the seat of
 * its sub-district.
 */
export function locatePostOffices(
  postOffices: readonly PostOffice[],
  known: KnownPlaces<KnownPlace>,
): LocatedPostOffice[] {
  const sameAs = (office: PostOffice) => {
    const place = known.find(office.name);
    return place && (place.pinCode ?? office.pinCode) === office.pinCode ? place : undefined;
  };
  const namedAfter = (office: PostOffice) => {
    const place = known.findWithin(office.name);
    return place && serves(place, office, postOffices) ? place : undefined;
  };
  const centres = centresByPinCode(postOffices, (office) => sameAs(office) ?? namedAfter(office));
  return postOffices.map((office) => {
    const itself = sameAs(office);
    const position =
      itself ?? namedAfter(office) ?? centres.get(office.pinCode) ?? known.find(office.subDistrict);
    if (!position)
      throw new Error(`No position for ${office.name} ${office.pinCode} in ${office.subDistrict}`);
    const located = { ...office, latitude: position.latitude, longitude: position.longitude };
    return itself ? { ...located, sameAs: itself } : located;
  });
}

/** A town in a post office's name counts only if the town's own post office has the same PIN code or sub-district. */
function serves(place: KnownPlace, office: PostOffice, postOffices: readonly PostOffice[]): boolean {
  const own = postOffices.find(({ name }) => name === place.name || place.otherNames?.includes(name));
  return own?.pinCode === office.pinCode || own?.subDistrict === office.subDistrict;
}

function centresByPinCode(
  postOffices: readonly PostOffice[],
  position: (office: PostOffice) => Position | undefined,
): Map<string, Position> {
  const found = Map.groupBy(
    postOffices.filter((office) => position(office)),
    ({ pinCode }) => pinCode,
  );
  const centres = new Map<string, Position>();
  for (const [pinCode, offices] of found) {
    centres.set(pinCode, centreOf(offices.flatMap((office) => position(office) ?? [])));
  }
  return centres;
}
