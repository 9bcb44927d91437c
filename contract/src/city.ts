import type { Category, Frequency, Intent } from './vocabulary.ts';

/** In degrees (WGS 84). */
export interface Position {
  longitude: number;
  latitude: number;
}

/** By language tag. In the browser: of the language of the document. */
type NamesByLanguage = Readonly<Record<string, string>>;

export interface CityArea extends Position {
  slug: string;
  /** Addresses are made from it; texts show it unless their language has another one. */
  name: string;
  names?: NamesByLanguage | undefined;
  /** Its name is the address of another area's page; the address of its own is its slug. */
  sharesName?: true;
}

/** What belongs to an area, wherever its centre is. */
export interface CityOutline {
  /** The slug of the area. */
  slug: string;
  rings: readonly (readonly Position[])[];
}

/** A place that people name: a station, a hospital, a market, a road. */
export interface CityLandmark {
  slug: string;
  name: string;
  names?: NamesByLanguage | undefined;
}

/** Texts about the city in a language other than English. */
interface CityTexts {
  surroundings?: string | undefined;
  examples?: { search: string; title: string } | undefined;
  jurisdiction?: string | undefined;
}

/** A unit in which land is measured beside `areaUnit`. */
export interface CityLandUnit {
  /** As listings store it. */
  unit: string;
  /** As screens show it. */
  name: string;
  names?: NamesByLanguage | undefined;
  squareFeet: number;
  /** Its size relative to the others, in computed totals of a site that uses printed weights. */
  printedWeight?: number;
}

/** The city that a site serves, as its database has it. One process serves one city. */
export interface City {
  name: string;
  names?: NamesByLanguage | undefined;
  /** The city and what lies around it, as texts call it: 'Siliguri and the nearby hills'. */
  surroundings: string;
  /** What fields show as an example: words of a search, and the title of a listing. */
  examples: { search: string; title: string };
  /** What the pack says in other languages than English. */
  texts?: Readonly<Record<string, CityTexts>> | undefined;
  /** Language tags, the most spoken first. */
  languages: readonly string[];
  /** ISO 3166-1, two letters. */
  country: string;
  /** Of the country's phone numbers, without +. */
  callingCode: string;
  /** ISO 4217. Amounts are whole units: rupees, euros. */
  currency: string;
  /** Before an amount: '₹', '€', or letters and a space. */
  currencySymbol: string;
  /** How large amounts are written: 1,00,000 and lakh, or 100,000 and million. */
  amounts: 'lakh' | 'million';
  /** What people say after a number of bedrooms: '2 BHK', '2 bed'. */
  bedroomsWord: string;
  /** The law that the terms of use name. */
  jurisdiction: string;
  offers: {
    intents: readonly Intent[];
    categories: readonly Category[];
    rentPeriods: readonly Frequency[];
  };
  /** The unit for the size of homes and shops. */
  areaUnit: 'sq ft' | 'm²';
  /** Empty if land is measured in `areaUnit`. */
  landUnits: readonly CityLandUnit[];
  /** The ranges of the search form as parameters: `min-max` or `min+`. */
  priceRanges: { rent: Readonly<Partial<Record<Frequency, readonly string[]>>>; sell: readonly string[] };
  weekStartsOn: 'monday' | 'saturday' | 'sunday';
  /** IANA name. Days are counted in it. */
  timeZone: string;
  centre: Position;
  /** The first view of the map. */
  bounds: { west: number; south: number; east: number; north: number };
  /** Places within this distance of the centre belong to the city. */
  radiusKm: number;
  /** In the order of the search form. In the browser: those that it offers, then those that the page names. */
  areas: readonly CityArea[];
  /** The slugs of the areas that forms offer, in the alphabetical order of each language. Documents are in that order. */
  sortedAreas?: Readonly<Record<string, readonly string[]>>;
  /** There are more areas than forms offer, and than a page of the browser has. */
  hasMoreAreas?: boolean;
  /** Areas that are no longer offered; their listings and pages remain. */
  hiddenAreas?: readonly CityArea[];
  /** Where merged areas were, with the slug of the area that stands for each now. */
  mergedAreas?: readonly (Position & { slug: string })[];
  /** The outlines of areas, their holes last. Only the server has them. */
  outlines?: readonly CityOutline[];
  /** In the browser: those that the page names. */
  landmarks: readonly CityLandmark[];
  /** Slugs that areas had before, and the slugs that they have now. */
  formerSlugs: Readonly<Record<string, string>>;
  /** The same for landmarks. */
  formerLandmarks?: Readonly<Record<string, string>>;
}

interface KnownCity {
  city: City;
  areas: ReadonlyMap<string, CityArea>;
}

let known: KnownCity | undefined;

/** Called at the start of a process or page, and whenever the city changes. */
export function setCity(city: City): void {
  if (city === known?.city) return;
  const areas = [...city.areas, ...(city.hiddenAreas ?? [])];
  known = { city, areas: new Map(areas.map((area) => [area.slug, area])) };
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
