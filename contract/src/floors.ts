/** The choices of the floor filter. Basements match none of them. */
export const floorChoices = ['ground', 'up-to-1', 'up-to-2', 'from-1', 'from-3'] as const;
export type FloorChoice = (typeof floorChoices)[number];

/** The lowest and the highest floor of a choice, both included. */
export const floorsOf: Readonly<Record<FloorChoice, readonly [lowest: number, highest: number]>> = {
  ground: [0, 0],
  'up-to-1': [0, 1],
  'up-to-2': [0, 2],
  'from-1': [1, 200],
  'from-3': [3, 200],
};
