import type { Position } from '@thikana/contract/areas';

type Line = readonly (readonly [longitude: number, latitude: number])[];

/** Rivers and main roads as simple lines, accurate to a few hundred metres: enough for orientation. */
export const rivers: readonly Line[] = [
  // Mahananda
  [
    ...([
      [88.452, 26.835],
      [88.447, 26.8],
      [88.441, 26.775],
      [88.435, 26.752],
      [88.43, 26.735],
    ] as const),
    ...([
      [88.426, 26.722],
      [88.4225, 26.7145],
      [88.416, 26.706],
      [88.412, 26.695],
      [88.405, 26.675],
    ] as const),
    ...([
      [88.398, 26.65],
      [88.385, 26.62],
      [88.36, 26.58],
      [88.31, 26.52],
    ] as const),
  ],
  // Balason
  [
    ...([
      [88.275, 26.86],
      [88.3, 26.82],
      [88.338, 26.77],
      [88.362, 26.74],
      [88.372, 26.718],
    ] as const),
    ...([
      [88.383, 26.695],
      [88.405, 26.675],
    ] as const),
  ],
  // Teesta
  [
    ...([
      [88.438, 26.985],
      [88.455, 26.93],
      [88.474, 26.9],
      [88.492, 26.87],
      [88.525, 26.825],
    ] as const),
    ...([
      [88.56, 26.785],
      [88.589, 26.752],
      [88.635, 26.69],
      [88.69, 26.6],
      [88.735, 26.53],
    ] as const),
  ],
];

export const roads: readonly Line[] = [
  // Hill Cart Road
  [
    ...([
      [88.4285, 26.706],
      [88.4245, 26.7155],
      [88.415, 26.727],
      [88.407, 26.737],
    ] as const),
    ...([
      [88.408, 26.752],
      [88.398, 26.768],
      [88.364, 26.79],
      [88.33, 26.82],
    ] as const),
  ],
  // Sevoke Road
  [
    ...([
      [88.4265, 26.712],
      [88.434, 26.725],
      [88.437, 26.733],
      [88.444, 26.748],
    ] as const),
    ...([
      [88.456, 26.769],
      [88.464, 26.8],
      [88.467, 26.85],
      [88.472, 26.89],
    ] as const),
  ],
  // To Matigara, Shiv Mandir and Bagdogra
  [
    ...([
      [88.407, 26.737],
      [88.395, 26.731],
      [88.383, 26.729],
      [88.372, 26.7185],
      [88.358, 26.709],
    ] as const),
    ...([
      [88.335, 26.703],
      [88.3118, 26.6993],
      [88.26, 26.69],
      [88.2, 26.683],
    ] as const),
  ],
  // Eastern Bypass
  [
    ...([
      [88.456, 26.769],
      [88.467, 26.747],
      [88.47, 26.725],
      [88.462, 26.708],
      [88.45, 26.685],
    ] as const),
    ...([
      [88.43, 26.662],
      [88.405, 26.645],
    ] as const),
  ],
  // To Jalpaiguri
  [
    ...([
      [88.4285, 26.706],
      [88.44, 26.696],
      [88.45, 26.685],
      [88.49, 26.64],
      [88.58, 26.59],
    ] as const),
    ...([[88.7, 26.545]] as const),
  ],
  // To Bidhan Nagar
  [
    [88.3118, 26.6993],
    [88.29, 26.65],
    [88.26, 26.58],
    [88.235, 26.52],
    [88.21, 26.48],
  ],
];

/** The initial view: from Bagdogra to the Eastern Bypass. */
export const town = { west: 88.34, south: 26.66, east: 88.5, north: 26.79 };

/** The approximate ground of an area: a circle around its centre. */
export function circleAround({ longitude, latitude }: Position, radiusKm: number): [number, number][] {
  const corners = 32;
  const kmPerDegree = 111.3;
  const reach = radiusKm / kmPerDegree;
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const shrink = Math.cos((latitude * Math.PI) / 180);
    return [longitude + (reach * Math.cos(angle)) / shrink, latitude + reach * Math.sin(angle)];
  });
}
