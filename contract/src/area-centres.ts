import { type NamedArea, namedAreas, type Position } from './areas.ts';

/** The approximate centres of the areas, accurate to about 1 km. */
const centres: Record<NamedArea, Position> = {
  siliguri_city: { latitude: 26.712, longitude: 88.429 },
  sevoke: { latitude: 26.733, longitude: 88.437 },
  matigara: { latitude: 26.73, longitude: 88.383 },
  pradhan_nagar: { latitude: 26.722, longitude: 88.42 },
  salugara: { latitude: 26.769, longitude: 88.456 },
  dagapur: { latitude: 26.756, longitude: 88.409 },
  bidhan_nagar: { latitude: 26.48, longitude: 88.21 },
  shiv_mandir: { latitude: 26.709, longitude: 88.358 },
  jalpaiguri_road: { latitude: 26.696, longitude: 88.44 },
  hakimpara: { latitude: 26.7135, longitude: 88.4335 },
  ashighar: { latitude: 26.708, longitude: 88.46 },
  khalpara: { latitude: 26.708, longitude: 88.422 },
  darjeeling_more: { latitude: 26.737, longitude: 88.407 },
  court_more: { latitude: 26.715, longitude: 88.427 },
  mallaguri: { latitude: 26.727, longitude: 88.415 },
  champasari: { latitude: 26.739, longitude: 88.422 },
  uttorayon: { latitude: 26.725, longitude: 88.395 },
  college_para: { latitude: 26.718, longitude: 88.433 },
  bagdogra: { latitude: 26.6993, longitude: 88.3118 },
};

export const areaCentres = namedAreas.map((area) => ({ area, ...centres[area] }));

export const centreOf = (area: NamedArea): Position => centres[area];
