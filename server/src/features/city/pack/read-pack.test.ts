import { expect, it } from 'vitest';
import { feature, files, inFacts, inMap, line, polygon } from '../../../../test/city/pack-of-tezpur.ts';
import { parsePack } from './read-pack.ts';

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
