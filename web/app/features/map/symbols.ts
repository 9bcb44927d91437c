import type { LandmarkKind } from '@thikana/contract/landmark-kinds';

/** The symbols of the map, as strokes on a field of 16 by 16. */
export const strokes = {
  train:
    'M4 4a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 7.5h8M6 11l-1.5 2.5M10 11l1.5 2.5',
  bus: 'M3.5 4h9v7h-9zM3.5 7.5h9M5.5 11v2M10.5 11v2',
  plane: 'M8 2.5v11M3 9l5-3 5 3M6 13.5l2-1.5 2 1.5',
  cross: 'M8 4v8M4 8h8',
  cap: 'M2 6.5l6-3 6 3-6 3zM4.5 8v3.5q3.5 2 7 0V8',
  book: 'M8 4.5Q5.5 3 2.5 3.5v8.5Q5.5 11.5 8 13q2.5-1.5 5.5-1V3.5Q10.5 3 8 4.5zM8 4.5V13',
  tree: 'M8 14V8M8 2.5l-3.5 5h7zM8 5.5l-4.5 6h9z',
  oval: 'M2.5 8a5.5 3.5 0 1 0 11 0a5.5 3.5 0 1 0-11 0M6 8a2 1 0 1 0 4 0a2 1 0 1 0-4 0',
  stall: 'M3 6.5l1-3.5h8l1 3.5zM4 6.5V13h8V6.5M7 13v-3.5h2V13',
  shrine: 'M8 2v2M3.5 13V8.5L8 4l4.5 4.5V13zM8 13v-2.5',
  columns: 'M3 6l5-3 5 3zM4.5 6v6M8 6v6M11.5 6v6M3 12.5h10',
};

type MapSymbol = keyof typeof strokes;

/** The symbol of each kind of landmark that has one. */
export const landmarkSymbols: Readonly<Partial<Record<LandmarkKind, MapSymbol>>> = {
  station: 'train',
  airport: 'plane',
  'bus stand': 'bus',
  university: 'cap',
  college: 'cap',
  school: 'cap',
  hospital: 'cross',
  market: 'stall',
  mall: 'stall',
  court: 'columns',
  stadium: 'oval',
  park: 'tree',
  temple: 'shrine',
};

/** The same for vector tiles, by the kinds of their points of interest. */
export const tileSymbols: Readonly<Record<string, MapSymbol>> = {
  station: 'train',
  bus_station: 'bus',
  aerodrome: 'plane',
  hospital: 'cross',
  school: 'cap',
  college: 'cap',
  university: 'cap',
  library: 'book',
  park: 'tree',
  stadium: 'oval',
  marketplace: 'stall',
  place_of_worship: 'shrine',
  townhall: 'columns',
};
