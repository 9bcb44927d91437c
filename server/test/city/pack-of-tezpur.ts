import { type PackFiles, parsePack } from '#server/features/city/pack/read-pack.ts';

const facts = `name: Tezpur
country: IN
currency: INR
amounts: lakh
timeZone: Asia/Kolkata
weekStartsOn: monday
languages: [en]
centre: { latitude: 26.63, longitude: 92.8 }
bounds: { west: 92.7, south: 26.5, east: 92.9, north: 26.7 }
radiusKm: 10
offers: { intents: [rent], categories: [flat, house], rentPeriods: [month] }
areaUnit: sq ft
landUnits:
  - { unit: katha, squareFeet: 2880, source: "Assam's measure" }
priceRanges: { rent: { month: [5000-10000] }, sell: [] }
contact: { email: office@example.org, phones: ['+91 3712 000000'], location: 'Tezpur, Assam' }
slides:
  - { headline: One, subtext: First }
  - { headline: Two, subtext: Second }
  - { headline: Three, subtext: Third }
legal: { jurisdiction: Assam }
`;
const areas = `slug,name,name:as,spellings,latitude,longitude,outline,belongsTo,formerSlugs
chowk,Chowk Bazar,চক বজাৰ,chauk|chok,26.62,92.79,,,
mission,Mission Chariali,,,26.64,92.78,mission,chowk,mission_road
`;
const landmarks = `slug,kind,name,spellings,latitude,longitude,line,nearMetres,accuracyMetres
ghat,market,Ganesh Ghat,,26.61,92.8,,800,300
road,road,Main Road,,26.62,92.8,main,500,
`;
const suggested = `kind\tname\tother names\tpostal code\tdistrict\tstate\tlatitude\tlongitude
town\tTezpur\t\t784001\tSonitpur\tAssam\t26.63\t92.8
`;
export const polygon = '[[[92.77,26.63],[92.79,26.63],[92.79,26.65],[92.77,26.63]]]';
export const feature = (id: string, kind: string, geometry: string) =>
  `{"type":"Feature","id":"${id}","properties":{"kind":"${kind}","name":"${id}"},"geometry":${geometry}}`;
export const line = '{"type":"LineString","coordinates":[[92.79,26.62],[92.81,26.62]]}';
export const map = `{"type":"FeatureCollection","features":[
${feature('mission', 'area', `{"type":"Polygon","coordinates":${polygon}}`)},
${feature('main', 'road', line)}
]}`;

/** The files of a small pack, with these in place of its own. */
export const files = (changes: Partial<PackFiles> = {}): PackFiles => ({
  ...{ folder: 'cities/tezpur', digest: '', facts, areas, landmarks, map, suggested, texts: {} },
  ...changes,
});

export const inFacts = (from: string, to: string) => ({ facts: replaced(facts, from, to) });
export const inAreas = (from: string, to: string) => ({ areas: replaced(areas, from, to) });
export const inLandmarks = (from: string, to: string) => ({ landmarks: replaced(landmarks, from, to) });
export const inSuggested = (from: string, to: string) => ({ suggested: replaced(suggested, from, to) });
export const inMap = (from: string, to: string) => ({ map: replaced(map, from, to) });
export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${from} is not in the file.`);
  return text.replace(from, to);
}

/** What is said about a pack with this damage. */
export function messageOf(damage: Partial<PackFiles>): string {
  try {
    parsePack(files(damage));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
