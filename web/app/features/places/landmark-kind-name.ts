import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import { m } from '#web/paraglide/messages.js';

const names: Record<LandmarkKind, () => string> = {
  station: m.places_kind_station,
  airport: m.places_kind_airport,
  'bus stand': m.places_kind_bus_stand,
  university: m.places_kind_university,
  college: m.places_kind_college,
  hospital: m.places_kind_hospital,
  market: m.places_kind_market,
  mall: m.places_kind_mall,
  road: m.places_kind_road,
  crossing: m.places_kind_crossing,
  court: m.places_kind_court,
  school: m.places_kind_school,
  stadium: m.places_kind_stadium,
  park: m.places_kind_park,
  temple: m.places_kind_temple,
  town: m.places_kind_town,
  locality: m.places_kind_locality,
};

export const landmarkKindName = (kind: LandmarkKind): string => names[kind]();
