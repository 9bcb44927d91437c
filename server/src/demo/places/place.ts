import { type Area, areaValues, type Position } from '@thikana/contract/areas';
import { z } from 'zod';

const spot = z.strictObject({
  name: z.string(),
  pincode: z.string().regex(/^\d{6}$/),
  /** What a rickshaw driver is told. */
  landmark: z.string().optional(),
});
export type Spot = z.output<typeof spot>;

const knownPlace = z.strictObject({
  /** How many of the catalogue's listings lie here, beside the other places. */
  weight: z.int(),
  /** Rents beside the city's usual ones. */
  rentLevel: z.number(),
  flatRupeesPerSquareFoot: z.int(),
  /** Undefined where no empty plot is left. */
  landLakhPerKatha: z.number().optional(),
  spots: z.array(spot),
  /** Complete sentences about what is near. */
  nearby: z.array(z.string()),
});
export const cityPlace = knownPlace.extend({ area: z.enum(areaValues) });
export const hillTown = knownPlace.extend({ town: z.string(), latitude: z.number(), longitude: z.number() });

/** A locality with what its homes cost and what a person would mention about it. */
export interface Place extends Position, z.output<typeof knownPlace> {
  area: Area;
  /** As it ends an address. */
  town: string;
  isHill: boolean;
}
