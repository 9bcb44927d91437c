import { expect, it } from 'vitest';
import { onePath, type Shape } from './one-path.ts';

it.each<[what: string, shape: Shape, d: string]>([
  ['a path', ['path', { d: 'M4 5h6' }], 'M4 5h6'],
  ['a path with a relative start', ['path', { d: 'm9 18 6-6-6-6' }], 'M9 18l6-6-6-6'],
  ['a path with a relative start without spaces', ['path', { d: 'm21.5-.5-1-1h2' }], 'M21.5 -.5l-1-1h2'],
  ['a path with a relative start and a letter', ['path', { d: 'm3 4v2' }], 'M3 4v2'],
  ['a line', ['line', { x1: '1', x2: '2', y1: '3', y2: '4' }], 'M1 3L2 4'],
  ['a circle', ['circle', { cx: '12', cy: '10', r: '3' }], 'M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0'],
  ['an ellipse', ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 0 18 0 9 3 0 1 0-18 0'],
  ['a rectangle', ['rect', { x: '2', y: '3', width: '4', height: '5' }], 'M2 3h4v5h-4z'],
  [
    'a rectangle with round corners',
    ['rect', { x: '2', y: '3', width: '20', height: '14', rx: '2' }],
    'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  ],
  ['a polygon', ['polygon', { points: '3 2 9 2 6 8' }], 'M3 2 9 2 6 8z'],
])('draws %s', (_, shape, d) => {
  expect(onePath([shape])).toBe(d);
  expect(onePath([['path', { d: 'M0 0v9' }], shape])).toBe(`M0 0v9${d}`);
});

it.each<[what: string, shape: Shape]>([
  ['a filled dot', ['circle', { cx: '6', cy: '6', r: '1', fill: 'currentColor' }]],
  ['a dashed path', ['path', { d: 'M0 0h9', strokeDasharray: '2' }]],
  ['another element', ['text', {}]],
])('leaves drawings with %s alone', (_, shape) => {
  expect(onePath([shape])).toBeUndefined();
});
