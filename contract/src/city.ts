/** In degrees (WGS 84). */
export interface Position {
  longitude: number;
  latitude: number;
}

export interface CityArea extends Position {
  slug: string;
  name: string;
}

/** The city that a site serves, as its database has it. One process serves one city. */
export interface City {
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** IANA name. Days are counted in it. */
  timeZone: string;
  centre: Position;
  /** The first view of the map. */
  bounds: { west: number; south: number; east: number; north: number };
  /** Places within this distance of the centre belong to the city. */
  radiusKm: number;
  /** In the order of the search form. */
  areas: readonly CityArea[];
  /** Slugs that areas had before, and the slugs that they have now. */
  formerSlugs: Readonly<Record<string, string>>;
}

interface KnownCity {
  city: City;
  areas: ReadonlyMap<string, CityArea>;
}

let known: KnownCity | undefined;

/** Called at the start of a process or page, and whenever the city changes. */
export function setCity(city: City): void {
  if (city === known?.city) return;
  known = { city, areas: new Map(city.areas.map((area) => [area.slug, area])) };
}

export function currentCity(): City {
  return knownCity().city;
}

export function findArea(slug: string): CityArea | undefined {
  const { areas, city } = knownCity();
  return areas.get(slug) ?? areas.get(city.formerSlugs[slug] ?? '');
}

function knownCity(): KnownCity {
  if (!known) throw new Error('The city was not set.');
  return known;
}
