import type { FloorChoice } from '@thikana/contract/floors';
import { m } from '#web/paraglide/messages.js';

const labels: Record<FloorChoice, () => string> = {
  ground: m.floor_ground,
  'up-to-1': m.floor_up_to_1,
  'up-to-2': m.floor_up_to_2,
  'from-1': m.floor_from_1,
  'from-3': m.floor_from_3,
};

export const floorLabel = (floor: FloorChoice): string => labels[floor]();
