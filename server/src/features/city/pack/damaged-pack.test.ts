import { expect, it } from 'vitest';
import {
  files,
  inAreas,
  inFacts,
  inLandmarks,
  inMap,
  inSuggested,
  line,
  map,
  messageOf,
  replaced,
} from '../../../../test/city/pack-of-tezpur.ts';
import { type PackFiles, parsePack } from './read-pack.ts';

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

it('lists all problems of all files at once, at most 20', () => {
  const damage = { ...inFacts('country: IN', 'country: India'), ...inLandmarks(',market,', ',pond,') };
  expect(() => parsePack(files(damage))).toThrow(/city\.yaml:2: .+\nlandmarks\.csv:2: /);
  const bad = Array.from({ length: 25 }, (_, place) => `area${place},,0,0`).join('\n');
  expect(() => parsePack(files({ areas: `slug,name,latitude,longitude\n${bad}\n` }))).toThrow(
    /and \d+ more problems\./,
  );
});
