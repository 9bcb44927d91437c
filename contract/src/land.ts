import { type City, type CityLandUnit, currentCity } from './city.ts';
import { baseLanguage, currentLanguage } from './language.ts';
import { m } from './paraglide/messages.js';
import { placeName } from './place-name.ts';

/** `printed`: the weights of the city pack, if it has any. `standard`: the true sizes. */
export const landUnitSets = ['printed', 'standard'] as const;
export type LandUnitSet = (typeof landUnitSets)[number];

export const squareFeetIn = { 'sq ft': 1, 'm²': 10.763910416709722 };

/** The unit of homes and shops in the current language. */
export const areaUnitName = (): string =>
  currentCity().areaUnit === 'm²' ? m.unit_square_metres() : m.unit_square_feet();

/** The units of the city; where it has none, land is measured as homes and shops are. */
export function landUnitsOf<Unit>(units: readonly Unit[], areaUnit: City['areaUnit']) {
  const instead = { unit: areaUnit, name: areaUnit, squareFeet: squareFeetIn[areaUnit] };
  return units.length > 0 ? units : [instead];
}

export function landUnits(): readonly CityLandUnit[] {
  const city = currentCity();
  return landUnitsOf(city.landUnits, city.areaUnit);
}

export const findLandUnit = (unit: string): CityLandUnit | undefined =>
  landUnits().find((each) => each.unit === unit);

/** The name of a unit of land, as lists and labels show it. */
export function landUnitName(unit: string): string {
  if (unit === currentCity().areaUnit) return areaUnitName();
  const found = findLandUnit(unit);
  return found ? placeName(found) : unit;
}

/** A unit of land after a number: in English as listings store it, in other languages its name. */
export const unitText = (unit: string): string =>
  currentLanguage() === baseLanguage ? unit : landUnitName(unit);

/** The size of one unit of land, in the unit of homes and shops. */
export function sizeOfLandUnit(unit: string): number {
  return getLandUnit(unit).squareFeet / squareFeetIn[currentCity().areaUnit];
}

export const hasPrintedWeights = (): boolean =>
  landUnits().some(({ printedWeight }) => printedWeight !== undefined);

/** The size of each unit relative to the others. */
export function landWeight({ printedWeight, squareFeet }: CityLandUnit, set: LandUnitSet): number {
  return set === 'printed' ? (printedWeight ?? squareFeet) : squareFeet;
}

export interface LandPrice {
  pricePerUnit: number;
  unit: string;
  availableLandSpace: number;
  availableLandSpaceUnit: string;
}

/** The computed total, a whole amount: space × (its unit's weight ÷ the price unit's weight) × price per unit. */
export function landTotal(price: LandPrice, set: LandUnitSet): number {
  const space = landWeight(getLandUnit(price.availableLandSpaceUnit), set);
  const priced = landWeight(getLandUnit(price.unit), set);
  return Math.round(price.availableLandSpace * (space / priced) * price.pricePerUnit);
}

function getLandUnit(unit: string): CityLandUnit {
  const found = findLandUnit(unit);
  if (!found) throw new Error(`The city has no land unit ${unit}.`);
  return found;
}
