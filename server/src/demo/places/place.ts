import type { Area, Position } from '@thikana/contract/areas';

/** A locality with what its homes cost and what a person would mention about it. */
export interface Place extends Position {
  area: Area;
  /** As it ends an address. */
  town: string;
  isHill: boolean;
  /** How many of the catalogue's listings lie here, beside the other places. */
  weight: number;
  /** Rents beside the city's usual ones. */
  rentLevel: number;
  flatRupeesPerSquareFoot: number;
  /** Undefined where no empty plot is left. */
  landLakhPerKatha: number | undefined;
  spots: readonly Spot[];
  /** Complete sentences about what is near. */
  nearby: readonly string[];
}

export interface Spot {
  name: string;
  pincode: string;
  /** What a rickshaw driver is told. */
  landmark?: string;
}
