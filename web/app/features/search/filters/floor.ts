import { type FloorChoice, floorChoices } from '@thikana/contract/floors';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

const labels: Record<FloorChoice, () => string> = {
  ground: m.floor_ground,
  'up-to-1': m.floor_up_to_1,
  'up-to-2': m.floor_up_to_2,
  'from-1': m.floor_from_1,
  'from-3': m.floor_from_3,
};
const label = (value: string) => labels[value as FloorChoice]();

export const floor: FilterView = {
  title: m.filter_floor,
  chip: label,
  control: { kind: 'one of', values: () => floorChoices, label, hint: m.filter_floor_hint },
};
