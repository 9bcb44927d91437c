import type { CityShape, MapArea, MapLandmark } from '@thikana/contract/city-map';
import { describe, expect, it } from 'vitest';
import { chooseLabels, type Labels, noLabels } from './choose-labels.ts';
import { type Box, isClear } from './label-box.ts';

const size = { width: 800, height: 600 };
/** A degree is a pixel, and the origin is the middle of the map. */
const project = ([x, y]: readonly [number, number], scale = 1) => ({
  x: 400 + x * scale,
  y: 300 - y * scale,
});

const road = (name: string, coordinates: [number, number][], more: Partial<CityShape> = {}): CityShape => ({
  ...{ kind: 'road', name, geometry: { type: 'LineString', coordinates } },
  ...more,
});
const straight: [number, number][] = [
  [-300, 0],
  [300, 0],
];
const landmark = (slug: string, kind: MapLandmark['kind'], longitude: number, latitude = 0): MapLandmark => ({
  ...{ slug, kind, name: slug, longitude, latitude },
});

interface Given {
  areas?: MapArea[];
  shapes?: CityShape[];
  landmarks?: MapLandmark[];
  zoom?: number;
  scale?: number;
  obstacles?: Box[];
  before?: Labels;
}
const choose = ({ areas = [], shapes = [], landmarks = [], zoom = 16, scale = 1, ...view }: Given) =>
  chooseLabels(
    { areas, shapes, landmarks },
    {
      ...{ zoom, size, obstacles: [], before: noLabels, ...view },
      project: (position) => project(position, scale),
    },
  );
const textsOf = ({ lines }: Labels) => lines.map(({ text }) => text);

describe('names of lines', () => {
  it('appear with the zoom: rivers and highways, main roads, streets', () => {
    const at = (zoom: number) => {
      const lines = [
        road('Street', straight, { class: 'street' }),
        road('Old', [
          [-300, 50],
          [300, 50],
        ]),
        road(
          'Highway',
          [
            [-300, 100],
            [300, 100],
          ],
          { class: 'highway' },
        ),
        road(
          'River',
          [
            [-300, 150],
            [300, 150],
          ],
          { kind: 'river' },
        ),
        road(
          '',
          [
            [-300, 200],
            [300, 200],
          ],
          { kind: 'rail' },
        ),
      ];
      return textsOf(choose({ shapes: lines, zoom }));
    };
    expect(at(10)).toEqual([]);
    expect(at(11.5)).toEqual(['River', 'Highway']);
    expect(at(13)).toEqual(['River', 'Highway', 'Old']);
    expect(at(14)).toEqual(['River', 'Highway', 'Old', 'Street']);
  });

  it('lie along the line and are never upside down', () => {
    const angleOf = (from: [number, number], to: [number, number]) =>
      choose({ shapes: [road('Road', [from, to])] }).lines[0]?.angle;
    expect(angleOf([-100, -100], [100, 100])).toBeCloseTo(-45);
    expect(angleOf([100, 100], [-100, -100])).toBeCloseTo(-45);
    expect(angleOf([100, -100], [-100, 100])).toBeCloseTo(45);
  });

  it('need a piece of line that is long and straight enough', () => {
    const named = (...line: [number, number][]) => choose({ shapes: [road('Long Road', line)] }).lines.length;
    expect(named([-20, 0], [20, 0])).toBe(0);
    expect(named([-60, 0], [60, 0])).toBe(1);
    expect(named([-60, 0], [-20, 40], [20, 0], [60, 40])).toBe(0);
    expect(named([-60, 0], [0, 5], [60, 0])).toBe(1);
  });

  it('avoid pins, and move along the line to do so', () => {
    const pin: Box = { x: 400, y: 300, width: 90, height: 32 };
    const shapes = [road('Long Road', straight)];
    expect(Math.abs((choose({ shapes }).lines[0]?.at.x ?? 0) - 400)).toBeLessThanOrEqual(20);
    const [moved] = choose({ shapes, obstacles: [pin] }).lines;
    expect(moved?.boxes.every((box) => isClear(box, [pin]))).toBe(true);
    expect(choose({ shapes, obstacles: [{ ...pin, width: 700 }] }).lines).toEqual([]);
  });

  it('stay where they were while that part of the line is in view', () => {
    const shapes = [road('Long Road', straight)];
    const pin: Box = { x: 400, y: 300, width: 90, height: 32 };
    const before = choose({ shapes, obstacles: [pin] });
    const [first] = before.lines;
    const [second] = choose({ shapes, before, scale: 1.1 }).lines;
    expect(second?.part).toBeCloseTo(first?.part ?? 0);
    expect(second?.part).not.toBeCloseTo(0.5, 1);
  });
});

describe('landmarks', () => {
  const many = [
    landmark('Station', 'station', -100),
    landmark('Market', 'market', 0),
    landmark('School', 'school', 100),
  ];
  const shown = (given: Given) => choose(given).landmarks.map(({ landmark: { slug } }) => slug);

  it('appear with the zoom, stations and hospitals first', () => {
    expect(shown({ landmarks: many, zoom: 12.9 })).toEqual([]);
    expect(shown({ landmarks: many, zoom: 13 })).toEqual(['Station']);
    expect(shown({ landmarks: many, zoom: 14.5 })).toEqual(['Station', 'Market']);
    expect(shown({ landmarks: many, zoom: 15.5 })).toEqual(['Station', 'Market', 'School']);
  });

  it('are left out where a pin covers them, and have their name on a free side', () => {
    const at = (box: Partial<Box>): Box => ({ ...{ x: 300, y: 300, width: 60, height: 20 }, ...box });
    const label = (...obstacles: Box[]) =>
      choose({ landmarks: many.slice(0, 1), obstacles }).landmarks[0]?.beside;
    expect(label()?.y).toBeGreaterThan(0);
    expect(label(at({}))).toBeUndefined();
    expect(label(at({ y: 325 }))?.y).toBeLessThan(0);
    expect(label(at({ y: 325 }), at({ y: 275 }))?.x).toBeGreaterThan(0);
  });

  it('are not cut at an edge', () => {
    const [label] = choose({ landmarks: [landmark('Station with a long name', 'station', 385)] }).landmarks;
    expect(label?.beside.x).toBeLessThan(0);
  });

  it('are few', () => {
    const landmarks = Array.from({ length: 100 }, (_, index) =>
      landmark(`Shop ${index}`, 'mall', ((index % 10) - 5) * 78, (Math.floor(index / 10) - 5) * 58),
    );
    expect(shown({ landmarks })).toHaveLength(24);
  });

  it('are not named twice if they are areas too', () => {
    const area: MapArea = { slug: 'market', name: 'Market', longitude: 0, latitude: 100 };
    expect(shown({ landmarks: many, areas: [area] })).toEqual(['Station', 'School']);
  });
});

it('covers no label with another: areas go before stations, lines and other landmarks', () => {
  const area: MapArea = { slug: 'area', name: 'Area', longitude: 0, latitude: 0 };
  const landmarks = [landmark('Station', 'station', 0, 0), landmark('Temple', 'temple', 130, 0)];
  const labels = choose({ areas: [area], landmarks, shapes: [road('Long Road', straight)] });
  expect(labels.areas).toHaveLength(1);
  expect(labels.lines).toHaveLength(1);
  const boxes = [...labels.areas.map(({ box }) => [box]), ...labels.lines.map(({ boxes: own }) => own)];
  const marks = labels.landmarks.map(({ boxes: own }) => own);
  const all = [...boxes, ...marks];
  for (const [index, own] of all.entries())
    for (const other of all.slice(index + 1)) expect(own.every((box) => isClear(box, other))).toBe(true);
});
