import { distanceKm } from '@thikana/contract/distance';
import { squareFeetIn } from '@thikana/contract/land';
import { boundsOf } from '@thikana/contract/map-area';
import { farthestPlaceKm } from '@thikana/contract/place-fields';
import { cornersAround } from '@thikana/contract/proximity';
import { m } from '../../paraglide/messages.js';
import { type CityFacts, cityFactsSchema } from './pack/city-facts.ts';
import type { CityPack } from './pack/read-pack.ts';
import type { PackArea } from './pack/read-places.ts';

/** What a person types about a town, as it was typed. */
export type TypedCity = Record<
  'name' | 'country' | 'currency' | 'timeZone' | 'centre' | 'areaUnit' | 'rent' | 'price' | 'areas',
  string
>;
type Problems = Partial<Record<keyof TypedCity, string>>;

const radiusKm = 15;
const lakhCurrencies = ['INR', 'NPR', 'PKR', 'BDT', 'LKR', 'BTN'];

/** Plots in towns are measured as homes are, large ones in these nearly everywhere; other units come with a pack. */
const landUnits = (areaUnit: string) => [
  ...(areaUnit === 'm²' || areaUnit === 'sq ft'
    ? [
        {
          ...{ unit: areaUnit, names: { en: areaUnit }, squareFeet: squareFeetIn[areaUnit] },
          source: m.setup_usual_unit_source(),
        },
      ]
    : []),
  {
    ...{ unit: 'acre', names: { en: 'acre' }, spellings: ['acres'], squareFeet: 43_560 },
    source: m.setup_acre_source(),
  },
  {
    ...{ unit: 'hectare', names: { en: 'hectare' }, spellings: ['hectares', 'ha'], squareFeet: 107_639.104 },
    source: m.setup_hectare_source(),
  },
];

/** A city like that of a pack, made from what was typed, or what is wrong with it. */
export function readTypedCity(typed: TypedCity, email: string): { pack: CityPack } | { problems: Problems } {
  const problems: Problems = {};
  const centre = parsePosition(typed.centre);
  if (!centre) problems.centre = m.setup_not_a_position();
  const [rent, price] = (['rent', 'price'] as const).map((key) => {
    const amount = /^\d{1,12}$/.test(typed[key]) ? Number(typed[key]) : 0;
    if (amount < 1) problems[key] = m.setup_not_a_number();
    return amount;
  });
  const at = centre ?? { latitude: 0, longitude: 0 };
  const read = cityFactsSchema.safeParse(factsOf(typed, { at, rent: rent ?? 0, price: price ?? 0, email }));
  for (const { path } of read.error?.issues ?? []) {
    const [key] = path;
    if (key === 'name' || key === 'country' || key === 'currency' || key === 'timeZone' || key === 'areaUnit')
      problems[key] ??= typed[key] ? m.setup_wrong({ field: key }) : m.setup_missing();
    else problems.rent ??= m.setup_not_a_number();
  }
  const areas = readAreaLines(typed.areas, at);
  if (typeof areas === 'string') problems.areas = areas;
  if (Object.keys(problems).length > 0 || !read.data || typeof areas === 'string') return { problems };
  return { pack: { facts: read.data, areas, landmarks: [], shapes: [], legal: {} } };
}

function factsOf(
  { name, country, currency, timeZone, areaUnit }: TypedCity,
  { at, rent, price, email }: { at: AtPosition; rent: number; price: number; email: string },
): unknown {
  const ranges = (usual: number) => {
    const [a, b, c, d, e] = [0.5, 0.75, 1, 1.5, 2.5].map((part) => rounded(usual * part));
    return [`0-${a}`, `${a}-${b}`, `${b}-${c}`, `${c}-${d}`, `${d}-${e}`, `${e}+`];
  };
  return {
    ...{ name, country, currency, timeZone, areaUnit, radiusKm },
    amounts: lakhCurrencies.includes(currency) ? 'lakh' : 'million',
    weekStartsOn: weekStart(country),
    languages: ['en'],
    centre: { latitude: at.latitude, longitude: at.longitude },
    bounds: boundsOf(cornersAround(at, radiusKm)),
    offers: {
      intents: ['rent', 'sell'],
      categories: ['house', 'flat', 'shop', 'land'],
      rentPeriods: ['month', 'week', 'day', 'year'],
    },
    landUnits: landUnits(areaUnit),
    priceRanges: {
      rent: {
        month: ranges(rent),
        week: ranges(rent / 3),
        day: ranges(rent / 15),
        year: ranges(rent * 12),
      },
      sell: ranges(price),
    },
    contact: { email, phones: [], location: name || '-' },
    slides: [
      { headline: m.setup_slide_1({ city: name }), subtext: m.setup_slide_1_text() },
      { headline: m.setup_slide_2(), subtext: m.setup_slide_2_text() },
      { headline: m.setup_slide_3(), subtext: m.setup_slide_3_text() },
    ],
    legal: { jurisdiction: countryName(country) },
  } satisfies Record<
    keyof Omit<
      CityFacts,
      | 'names'
      | 'spellings'
      | 'bedroomsWord'
      | 'words'
      | 'currencySpellings'
      | 'region'
      | 'surroundings'
      | 'examples'
      | 'texts'
    >,
    unknown
  >;
}

type AtPosition = NonNullable<ReturnType<typeof parsePosition>>;

/** 'latitude, longitude' in degrees. */
export function parsePosition(text: string): { latitude: number; longitude: number } | undefined {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Two digits: 4,612 is 4,600. */
function rounded(amount: number): number {
  return Math.max(1, Number(amount.toPrecision(2)));
}

function weekStart(country: string): CityFacts['weekStartsOn'] {
  const day = /^[A-Z]{2}$/.test(country) ? firstDayIn(country) : 1;
  return day === 7 ? 'sunday' : day === 6 ? 'saturday' : 'monday';
}

/** From 1, Monday, to 7. */
function firstDayIn(country: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale('en', {
    region: country,
  });
  return locale.getWeekInfo?.().firstDay ?? 1;
}

function countryName(country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return '-';
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
}

/** One area a line, or the lines with mistakes. */
function readAreaLines(text: string, centre: AtPosition): PackArea[] | string {
  const wrong: string[] = [];
  const areas = new Map<string, PackArea>();
  for (const [index, line] of text.normalize('NFC').split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const complain = (problem: string) => wrong.push(m.setup_area_line({ line: index + 1, problem }));
    const [name = '', ...rest] = line.split(',').map((part) => part.trim());
    const position = rest.length === 0 ? centre : parsePosition(rest.join(','));
    const slug = slugOf(name) || `area-${index + 1}`;
    if (!name || name.length > 80 || !position) complain(m.setup_area_position());
    else if (slug === 'other') complain(m.setup_area_name());
    else if (areas.has(slug)) complain(m.setup_area_twice({ name }));
    else if (distanceKm(centre, position) > farthestPlaceKm) complain(m.setup_area_far({ name }));
    else areas.set(slug, { slug, name, ...position, ...bare() });
  }
  if (wrong.length > 0) return wrong.join(' ');
  return areas.size > 0 ? [...areas.values()] : m.setup_missing();
}

const bare = () => ({ names: {}, spellings: [], outline: null, belongsTo: null, formerSlugs: [] });

/** 'São Vítor' in an address: `sao-vitor`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
