import { expect, it } from 'vitest';
import { PackProblems } from '../pack/pack-error.ts';
import { readShapes } from '../pack/read-shapes.ts';
import { type NamedShape, shapesFile } from './place-shapes.ts';

it('writes classes and names as a pack has them', () => {
  const geometry: NamedShape['geometry'] = {
    type: 'LineString',
    coordinates: [
      [88.4, 26.7],
      [88.5, 26.7],
    ],
  };
  const shapes: NamedShape[] = [
    { id: 'a', kind: 'road', name: 'A', names: { bn: 'এ', hi: 'ए' }, class: 'street', geometry },
    { id: 'b', kind: 'rail', name: '', geometry },
  ];
  const problems = new PackProblems();
  expect([...readShapes(shapesFile(shapes), problems).byId.values()]).toEqual(shapes);
  expect(problems.texts).toEqual([]);
});
