import { areaSchema } from '@thikana/contract/area-schema';
import type { Area } from '@thikana/contract/areas';
import type { Position } from '@thikana/contract/city';
import { z } from 'zod';

const spot = z.strictObject({
  name: z.string(),
  pincode: z.string().regex(/^\d{6}$/),
  /** The landmark one would name to a rickshaw driver. */
  landmark: z.string().optional(),
});
export type Spot = z.output<typeof spot>;

const knownPlace = z.strictObject({
  /** The share of the catalogue's listings in this place, relative to the others. */
  weight: z.int(),
  /** Rents relative to the city's usual ones. */
  rentLevel: z.number(),
  flatRupeesPerSquareFoot: z.int(),
  /** Undefined if no empty plots are left. */
  landLakhPerKatha: z.number().optional(),
  spots: z.array(spot),
  /** Complete sentences about the surroundings. */
  nearby: z.array(z.string()),
});
export const cityPlace = knownPlace.extend({ area: areaSchema });
export const hillTown = knownPlace.extend({ town: z.string(), latitude: z.number(), longitude: z.number() });

/** A locality with its prices and its remarks. */
export interface Place extends Position, z.output<typeof knownPlace> {
  area: Area;
  /** The end of an address. */
  town: string;
  isHill: boolean;
}
