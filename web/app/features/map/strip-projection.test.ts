import { expect, it } from 'vitest';
import { freeLabels, pixelsPerKm, projectAround } from './strip-projection.ts';

const middle = { longitude: 88.43, latitude: 26.71 };

it('places positions by their distance and direction from the middle', () => {
  const project = projectAround(middle);
  const degreesOfKm = 1 / 111.3;
  expect(project(middle)).toEqual({ x: 0, y: 0 });
  expect(project({ ...middle, latitude: middle.latitude + degreesOfKm })).toEqual({ x: 0, y: -pixelsPerKm });
  const east = degreesOfKm / Math.cos((middle.latitude * Math.PI) / 180);
  expect(project({ ...middle, longitude: middle.longitude + east })).toEqual({ x: pixelsPerKm, y: 0 });
});

it('leaves out labels that would cover an earlier one or the middle', () => {
  const at = (name: string, x: number, y: number) => ({ name, x, y });
  const first = at('Matigara', 100, 60);
  const apart = at('Station', 100, -60);
  const labels = [first, at('Shivmandir', 110, 65), at('Home', 10, 5), apart];
  expect(freeLabels(labels, 24)).toEqual([first, apart]);
});
