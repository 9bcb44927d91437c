import { expect, it } from 'vitest';
import { type PackFiles, parsePack } from './read-pack.ts';

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
const polygon = '[[[92.77,26.63],[92.79,26.63],[92.79,26.65],[92.77,26.63]]]';
const feature = (id: string, kind: string, geometry: string) =>
  `{"type":"Feature","id":"${id}","properties":{"kind":"${kind}","name":"${id}"},"geometry":${geometry}}`;
const line = '{"type":"LineString","coordinates":[[92.79,26.62],[92.81,26.62]]}';
const map = `{"type":"FeatureCollection","features":[
${feature('mission', 'area', `{"type":"Polygon","coordinates":${polygon}}`)},
${feature('main', 'road', line)}
]}`;

const files = (changes: Partial<PackFiles> = {}): PackFiles => ({
  ...{ folder: 'cities/tezpur', digest: '', facts, areas, landmarks, map, suggested, texts: {} },
  ...changes,
});

it('reads a pack', () => {
  const pack = parsePack(files());
  expect(pack.facts).toMatchObject({
    name: 'Tezpur',
    names: {},
    landUnits: [{ unit: 'katha', squareFeet: 2_880 }],
  });
  expect(pack.areas).toEqual([
    expect.objectContaining({
      slug: 'chowk',
      names: { as: 'চক বজাৰ' },
      spellings: ['chauk', 'chok'],
      outline: null,
    }),
    expect.objectContaining({
      ...{ slug: 'mission', belongsTo: 'chowk', formerSlugs: ['mission_road'] },
      outline: { type: 'Polygon', coordinates: JSON.parse(polygon) },
    }),
  ]);
  expect(
    pack.landmarks.map(({ kind, nearMetres, accuracyMetres }) => [kind, nearMetres, accuracyMetres]),
  ).toEqual([
    ['market', 800, 300],
    ['road', 500, null],
  ]);
  expect(pack.shapes.map(({ kind, name }) => [kind, name])).toEqual([
    ['area', 'mission'],
    ['road', 'main'],
  ]);
});

it('reads classes of roads, names by language, railways and outlines', () => {
  const changed = [
    inMap('"kind":"road"', '"kind":"road","class":"street","name:as":"মূল পথ","surface":"asphalt"').map,
    feature('track', 'rail', line).replace('"name":"track"', '"approximate":true'),
    feature('around', 'outline', `{"type":"Polygon","coordinates":${polygon}}`).replace(
      '"name":"around"',
      '"area":"chowk"',
    ),
  ].join();
  const file = changed.replace(/\n\]\},/, ',').concat(']}');
  expect(parsePack(files({ map: file })).shapes.slice(1)).toEqual([
    expect.objectContaining({
      ...{ id: 'main', kind: 'road', name: 'main', names: { as: 'মূল পথ' }, class: 'street' },
    }),
    { id: 'track', kind: 'rail', name: '', geometry: JSON.parse(line) },
    expect.objectContaining({ id: 'around', kind: 'outline', name: '', area: 'chowk' }),
  ]);
  const [, road] = parsePack(files()).shapes;
  expect(road).not.toHaveProperty('class');
});

it('reads the legal texts that city.yaml names', () => {
  const texts = { 'terms.md': '# Terms\r\n\nBe kind.\u200b\n', 'notes.md': 'Not named.' };
  const pack = parsePack(files({ ...inFacts('Assam }', 'Assam, terms: terms.md }'), texts }));
  expect(pack.legal).toEqual({ terms: '# Terms\n\nBe kind.' });
});

const inFacts = (from: string, to: string) => ({ facts: replaced(facts, from, to) });
const inAreas = (from: string, to: string) => ({ areas: replaced(areas, from, to) });
const inLandmarks = (from: string, to: string) => ({ landmarks: replaced(landmarks, from, to) });
const inSuggested = (from: string, to: string) => ({ suggested: replaced(suggested, from, to) });
const inMap = (from: string, to: string) => ({ map: replaced(map, from, to) });
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${from} is not in the file.`);
  return text.replace(from, to);
}

it.each<[damage: Partial<PackFiles>, sentence: string]>([
  [inFacts('name: Tezpur\n', ''), 'city.yaml:1: name must be a text.'],
  [inFacts('name: Tezpur', 'name: "  "'), 'city.yaml:1: name must not be empty.'],
  [
    inFacts('country: IN', 'country: India'),
    'city.yaml:2: country must be a country code of two capital letters, such as IN.',
  ],
  [
    inFacts('currency: INR', 'currency: rupees'),
    'city.yaml:3: currency must be a currency code such as INR.',
  ],
  [inFacts('amounts: lakh', 'amounts: crore'), 'city.yaml:4: amounts must be lakh or million.'],
  [inFacts('Asia/Kolkata', 'India'), 'city.yaml:5: timeZone must be a time zone such as Asia/Kolkata.'],
  [inFacts('monday', 'friday'), 'city.yaml:6: weekStartsOn must be monday, saturday or sunday.'],
  [inFacts('[en]', '[]'), 'city.yaml:7: languages must not be empty.'],
  [inFacts('[en]', '[English]'), 'city.yaml:7: languages.0 must be a language tag such as bn.'],
  [inFacts('latitude: 26.63,', 'latitude: 126.63,'), 'city.yaml:8: centre.latitude must be at most 90.'],
  [inFacts('latitude: 26.63,', ''), 'city.yaml:8: centre.latitude must be a number.'],
  [inFacts('west: 92.7', 'west: 93'), 'city.yaml:9: bounds must have west < east and south < north.'],
  [inFacts('radiusKm: 10', 'radiusKm: 0'), 'city.yaml:10: radiusKm must be more than 0.'],
  [inFacts('[rent]', '[let]'), 'city.yaml:11: offers.intents.0 must be one of rent, sell.'],
  [inFacts('[flat, house]', '[flat, flat]'), 'city.yaml:11: offers.categories names a value twice.'],
  [
    inFacts('squareFeet: 2880', 'squareFeet: -1'),
    'city.yaml:14: landUnits.0.squareFeet must be more than 0.',
  ],
  [
    inFacts('[5000-10000]', '[cheap]'),
    'city.yaml:15: priceRanges.rent.month.0 must be a range such as 5000-10000 or 20000+.',
  ],
  [inFacts('office@example.org', 'office'), 'city.yaml:16: contact.email must be an email address.'],
  [inFacts('  - { headline: Three, subtext: Third }\n', ''), 'city.yaml:18: slides must have three slides.'],
  [
    inFacts('areaUnit: sq ft', 'areaUnit: sq ft\nland_units: []'),
    'city.yaml:1: land_units is not a setting of a city.',
  ],
  [inFacts('legal: {', 'legal: ['), 'city.yaml:21: '],
  [inFacts('Assam }', 'Assam, terms: ../terms.md }'), 'city.yaml:21: legal.terms must be a Markdown file'],
  [
    inFacts('Assam }', 'Assam, privacy: privacy.md }'),
    'city.yaml: legal.privacy names privacy.md, which is not in the pack.',
  ],
  [
    { ...inFacts('Assam }', 'Assam, terms: terms.md }'), texts: { 'terms.md': ' \n' } },
    'terms.md: This file is empty.',
  ],
  [
    { ...inFacts('Assam }', 'Assam, terms: terms.md }'), texts: { 'terms.md': 'a'.repeat(40_001) } },
    'terms.md: This text is longer than 40000 characters.',
  ],
  [{ areas: 'slug,name,latitude,longitude\n' }, 'areas.csv: The city needs at least one area.'],
  [inAreas('latitude,', 'lat,'), 'areas.csv:1: The column latitude is missing.'],
  [inAreas('latitude,', 'lat,'), 'areas.csv:1: There is no column lat in this file.'],
  [inAreas('26.62,92.79,,,', '26.62,92.79'), 'areas.csv:2: This row has 6 values, the header has 9.'],
  [
    inAreas('chowk,Chowk', 'Chowk,Chowk'),
    'areas.csv:2: The slug Chowk must be of lower-case letters, digits, _ and -.',
  ],
  [inAreas('mission,Mission', 'chowk,Mission'), 'areas.csv:3: The slug chowk is on line 2 too.'],
  [inAreas('mission_road', 'chowk'), 'areas.csv:3: The slug chowk is on line 2 too.'],
  [inAreas('chowk,Chowk', 'other,Chowk'), 'areas.csv:2: The slug other stands for places in no area.'],
  [inAreas('Chowk Bazar', ''), 'areas.csv:2: The name is missing.'],
  [inAreas('26.62', 'north'), 'areas.csv:2: latitude must be a number from -90 to 90, not north.'],
  [
    inAreas('26.62,92.79', '92.79,26.62'),
    'areas.csv:2: latitude must be a number from -90 to 90, not 92.79.',
  ],
  [inAreas('26.62', '22.62'), 'areas.csv:2: Chowk Bazar lies 446 km from the centre of the city.'],
  [
    inAreas(',mission,chowk', ',harbour,chowk'),
    'areas.csv:3: outline names harbour, which is no Polygon of map.geojson.',
  ],
  [
    inAreas(',mission,chowk', ',mission,harbour'),
    'areas.csv:3: belongsTo names harbour, which is no area of this file.',
  ],
  [inAreas(',mission,chowk', ',mission,mission'), 'areas.csv:3: An area cannot belong to itself.'],
  [inAreas('Chowk Bazar', '"Chowk'), 'areas.csv:3: The file is damaged: '],
  [inLandmarks(',market,', ',pond,'), 'landmarks.csv:2: The kind pond is not one of station, airport,'],
  [inLandmarks(',800,', ',far,'), 'landmarks.csv:2: nearMetres must be a number from 50 to 50000, not far.'],
  [
    inLandmarks(',main,', ',mission,'),
    'landmarks.csv:3: line names mission, which is no LineString of map.geojson.',
  ],
  [
    inSuggested('town', 'village'),
    'places.tsv:2: The kind village is not one of area, landmark, town, post office.',
  ],
  [inSuggested('Tezpur', ''), 'places.tsv:2: The name is missing.'],
  [inSuggested('26.63', 'north'), 'places.tsv:2: The latitude must be a number from -90 to 90.'],
  [inSuggested('\t92.8', ''), 'places.tsv:2: The longitude must be a number from -180 to 180.'],
  [{ map: '{' }, 'map.geojson:1: This is not JSON: '],
  [{ map: '[]' }, 'map.geojson: This is not a FeatureCollection of GeoJSON.'],
  [inMap('"id":"main"', '"id":"mission"'), 'map.geojson:3: Feature 2: the id mission is there twice.'],
  [
    inMap('"kind":"road"', '"kind":"path"'),
    'map.geojson:3: Feature 2: properties.kind must be one of river, lake, road, rail, area, outline.',
  ],
  [
    inMap('"kind":"road"', '"kind":"road","class":"lane"'),
    'map.geojson:3: Feature 2: properties.class must be one of highway, main, street.',
  ],
  [
    inMap('"kind":"area"', '"kind":"area","class":"main"'),
    'map.geojson:2: Feature 1: properties.class is for roads only.',
  ],
  [inMap(',"name":"main"', ''), 'map.geojson:3: Feature 2: properties.name is missing.'],
  [
    inMap('"name":"main"', '"name":"main","name:":"Main"'),
    'map.geojson:3: Feature 2: properties.name: must end in a language tag, such as name:bn.',
  ],
  [
    inMap('"name":"main"', '"name":"main","name:as":" "'),
    'map.geojson:3: Feature 2: properties.name:as must be a text.',
  ],
  [inMap('"kind":"area"', '"kind":"outline"'), 'map.geojson:2: Feature 1: properties.area is missing.'],
  [
    inMap('"kind":"area"', '"kind":"area","area":"chowk"'),
    'map.geojson:2: Feature 1: properties.area is for outlines only.',
  ],
  [
    inMap('"kind":"area"', '"kind":"outline","area":"harbour"'),
    'map.geojson:2: Feature 1: properties.area names harbour, which is no area of areas.csv.',
  ],
  [
    inMap('"kind":"area"', '"kind":"rail"'),
    'map.geojson:2: Feature 1: The shape of the kind rail must be a LineString.',
  ],
  [
    inMap('[92.81,26.62]', '[26.62,92.81]'),
    'map.geojson:3: Feature 2: Each position must be a longitude from -180 to 180, then a latitude from -90 to 90.',
  ],
  [
    inMap('[92.77,26.63]]]', '[92.77,26.64]]]'),
    'map.geojson:2: Feature 1: An outline needs four positions or more; the last one must be the same as the first.',
  ],
  [
    inMap(',[92.81,26.62]]', ']'),
    'map.geojson:3: Feature 2: A line must be a LineString of GeoJSON with two positions or more.',
  ],
  [inMap('"LineString"', '"Point"'), 'map.geojson:3: Feature 2: A shape must be a LineString or a Polygon.'],
  [inMap(line, 'null'), 'map.geojson:3: Feature 2: A shape must be a LineString or a Polygon.'],
  [
    inMap('[92.79,26.65]', '[92.79,29.65]'),
    'areas.csv:3: outline reaches 336 km from the centre of the city.',
  ],
])('names what is wrong: %#', (damage, sentence) => {
  expect(() => parsePack(files(damage))).toThrow(
    expect.objectContaining({ message: expect.stringContaining(`\n${sentence}`) }),
  );
});

it.each<[name: string, map: string, sentence: RegExp]>([
  ['is not JSON', replaced(map, '"properties"', 'properties'), /map\.geojson:2: This is not JSON: .+/],
  [
    'lacks a comma',
    replaced(map, '"mission","prop', '"mission" "prop'),
    /map\.geojson:2: This is not JSON: .+/,
  ],
  ['has a comma too many', replaced(map, '\n]}', ',\n]}'), /map\.geojson:3: This is not JSON: .+/],
  ['ends early', map.slice(0, -2), /map\.geojson:4: This is not JSON: .+/],
  ['is no collection', '{}', /map\.geojson: This is not a FeatureCollection of GeoJSON\./],
  ['has a damaged shape', replaced(map, '"kind":"area"', '"kind":"hill"'), /map\.geojson:2: Feature 1: .+/],
  ['has a shape without an id', replaced(map, '"id":"main"', '"id":7'), /map\.geojson:3: Feature 2: .+/],
])('has one problem if the map %s, also if areas and landmarks name its shapes', (_, damaged, sentence) => {
  const [, ...lines] = messageOf({ map: damaged }).split('\n');
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${sentence.source}$`))]);
});

function messageOf(damage: Partial<PackFiles>): string {
  try {
    parsePack(files(damage));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it('lists all problems of all files at once, at most 20', () => {
  const damage = { ...inFacts('country: IN', 'country: India'), ...inLandmarks(',market,', ',pond,') };
  expect(() => parsePack(files(damage))).toThrow(/city\.yaml:2: .+\nlandmarks\.csv:2: /);
  const bad = Array.from({ length: 25 }, (_, place) => `area${place},,0,0`).join('\n');
  expect(() => parsePack(files({ areas: `slug,name,latitude,longitude\n${bad}\n` }))).toThrow(
    /and \d+ more problems\./,
  );
});

const law = `working: { days: [monday, friday], from: "10:00", to: "18:00" }
complaints:
  - { kind: intimate, within: 2 hours, source: A rule, verified: true }
  - { kind: other, within: 5 working days, no_later_than: 7 days, source: A rule, verified: false }
appeals: { open: 30 days, within: 1 working day, source: A rule, verified: false }
minimum_age: 18
minimum_age_source: { source: A rule, verified: false }
projects: { authority: WBRERA, pattern: 'P/[0-9]{3}', example: P/123, required: true, source: A rule, verified: false }
retention: [{ what: complaints, days: 365, text: { en: Complaints }, source: A rule, verified: true }]
`;
const problemsOf = (changed: string) => messageOf({ law: changed }).split('\n').slice(1);

it('reads the law pack, which is optional', () => {
  expect(parsePack(files()).law).toBeUndefined();
  expect(parsePack(files({ law })).law).toMatchObject({ minimum_age: 18, retention: [{ days: 365 }] });
});

it.each([
  [
    '2 hours',
    '2 weeks',
    'law.yaml:3: complaints.0.within must be a time such as 2 hours, 7 days, 8 working hours or 5 working days.',
  ],
  ['7 days', '7 working days', 'law.yaml:4: complaints.1.no_later_than must not count working time.'],
  [
    'kind: other',
    'kind: listing',
    'law.yaml:3: complaints must have the kind other, for all that are missing.',
  ],
  ['kind: other', 'kind: intimate', 'law.yaml:3: complaints names a kind twice.'],
  ['minimum_age: 18', 'minimum_age: 17.5', 'law.yaml:6: minimum_age must be a whole number of years.'],
  ['minimum_age_source', 'age_source', 'law.yaml:1: age_source is not a setting of a law pack.'],
  ['from: "10:00"', 'from: "19:00"', 'law.yaml:1: working must have from before to.'],
  ['{ en: Complaints }', '{ bn: অভিযোগ }', 'law.yaml:9: retention.0.text must have a text in English (en).'],
  ['example: P/123', 'example: P/1', 'law.yaml:8: projects.example does not fit the pattern.'],
  ['P/[0-9]{3}', 'P/[', 'law.yaml:8: projects.pattern must be a regular expression.'],
  [
    'within: 2 hours, source: A rule',
    'within: 2 hours',
    'law.yaml:3: complaints.0.source must name the rule, unless a note says where the entry comes from.',
  ],
  [
    'source: A rule, verified: true',
    'changed: { since: February, before: 2 hours }, source: A rule, verified: true',
    'law.yaml:3: complaints.0.changed.since must be a day such as 2027-05-13.',
  ],
  [
    'source: A rule, verified: true',
    'changed: { since: 2026-02-20, before: 2 working days }, source: A rule, verified: true',
    'law.yaml:3: complaints.0.changed.before must not count working time.',
  ],
  [
    'source: A rule, verified: true',
    'source: A rule, note: One month, verified: true',
    'law.yaml:3: complaints.0.note must be texts by language, such as { en: … }.',
  ],
  ['days: 365', 'days: never', 'law.yaml:9: retention.0.days must be a whole number.'],
])('says what is wrong with a law pack that has %s → %s', (from, to, problem) => {
  expect(problemsOf(law.replace(from, to))).toContain(problem);
});
