import { shortPeriods } from '@thikana/contract/search/short-stay';
import type { RentPeriod } from './lexicon/lexicon.ts';
import { mostBareRooms, type Quantity } from './quantities.ts';
import type { PriceBounds, Reading } from './reading.ts';
import type { SenseOf } from './senses.ts';

/** About: by this share less or more. */
const tolerance = 0.2;

/** Adds the filter that a quantity means. */
export function addQuantity(reading: Reading, quantity: Quantity): void {
  const { counted, numbers } = quantity;
  const isBareRooms = counted.is === 'bare' && (numbers.at(-1) ?? 0) <= mostBareRooms;
  if (counted.is === 'bedrooms') addBedrooms(reading, quantity);
  else if (counted.is === 'bathrooms') reading.bathrooms ??= leastRooms(quantity);
  else if (counted.is === 'period') addStay(reading, quantity, counted.period);
  else if (counted.is === 'uncounted' || counted.is === 'deposit') return;
  else if (counted.is === 'kilometres') reading.km ??= numbers.at(-1);
  else if (counted.is === 'size') addSize(reading, quantity, counted.unit);
  else if (counted.is === 'unitPrice') addUnitPrice(reading, counted.unit, boundsOf(quantity));
  else if (isBareRooms) reading.bedrooms ??= leastRooms(quantity);
  else addPrice(reading, quantity);
  if (quantity.period) reading.periods.add(quantity.period);
}

/** A home that is let by the day can also be had for a week: `for 7 days`, `for two weeks`. */
function addStay({ periods }: Reading, { numbers }: Quantity, period: RentPeriod): void {
  periods.add(period);
  const isWeek = period === 'week' || (period === 'day' && (numbers.at(-1) ?? 0) >= daysOfWeek);
  if (isWeek) for (const each of shortPeriods) periods.add(each);
}
const daysOfWeek = 7;

/** The cheapest land per area comes first, if there is a highest price. */
function addUnitPrice(reading: Reading, unit: SenseOf<'unit'>, bounds: PriceBounds): void {
  reading.unitPrice ??= { ...bounds, unit };
  if (bounds.max !== undefined) reading.orders.push('price-per-sqft');
  if (unit.suffix !== '' && reading.categories.size === 0) reading.categories.add('land');
}

function leastRooms({ numbers: [least], how }: Quantity): number {
  return Math.floor(least) + (how === 'moreThan' ? 1 : 0);
}

/** `2 bhk` is exactly two bedrooms, `2+ bhk` at least two, `up to 2 bhk` one or two. */
function addBedrooms(reading: Reading, quantity: Quantity): void {
  const { numbers, how } = quantity;
  const [least, most] = [Math.floor(numbers[0]), Math.floor(numbers.at(-1) ?? 1)];
  if (how === 'atLeast' || how === 'moreThan') {
    if (!reading.rooms) reading.bedrooms ??= leastRooms(quantity);
  } else if (reading.bedrooms === undefined) {
    const from = how === 'atMost' ? 1 : least;
    const all = Array.from({ length: most - from + 1 }, (_, more) => from + more);
    const said = how === 'atMost' || how === 'between' ? all : numbers.map(Math.floor);
    reading.rooms = [...new Set([...(reading.rooms ?? []), ...said])].sort((one, other) => one - other);
  }
}

function addSize(reading: Reading, quantity: Quantity, unit: SenseOf<'unit'>): void {
  if (reading.size) return;
  const { how = 'about' } = quantity;
  reading.size = sizeText(quantity, unit);
  reading.isSizeAbout = how === 'about';
}

/** A size alone is not meant exactly. Units that the city does not use are converted to its own. */
function sizeText(
  { numbers, how = 'about', ...quantity }: Quantity,
  { suffix, size }: SenseOf<'unit'>,
): string {
  const inUnit = (value: number) =>
    suffix === '' ? String(Math.round(value * size)) : String(Number(value.toFixed(2)));
  const { min = 0, max } = boundsOf({ ...quantity, numbers, how });
  return max === undefined ? `${inUnit(min)}+${suffix}` : `${inUnit(min)}-${inUnit(max)}${suffix}`;
}

/** An amount alone is a maximum. Of `above 10k below 20k` both count. */
function addPrice(reading: Reading, quantity: Quantity): void {
  const isPlain = quantity.how === undefined;
  const { price } = reading;
  if (!price || (price.isPlain && !isPlain)) {
    reading.price = { ...boundsOf(quantity), isPlain };
  } else if (!isPlain) {
    const bounds = boundsOf(quantity);
    const [min, max] = [price.min ?? bounds.min, price.max ?? bounds.max];
    if ((min ?? 0) <= (max ?? Number.POSITIVE_INFINITY)) reading.price = { min, max, isPlain };
  }
}

function boundsOf({ numbers, how }: Quantity): PriceBounds {
  const [least, most] = [numbers[0], numbers.at(-1) ?? 0];
  if (how === 'between') return { min: least, max: most };
  if (how === 'atLeast' || how === 'moreThan') return { min: least };
  if (how === 'about') return { min: least * (1 - tolerance), max: most * (1 + tolerance) };
  return { max: most };
}

/** Units that the city does not use are converted to its own. */
export function unitPriceText({ unit, ...bounds }: PriceBounds & { unit: SenseOf<'unit'> }): string {
  if (unit.suffix !== '') return `${priceText(bounds)}${unit.suffix}`;
  const { min = 0, max } = bounds;
  return priceText({ min: min / unit.size, max: max === undefined ? undefined : max / unit.size });
}

export function priceText({ min = 0, max }: PriceBounds): string {
  return max === undefined ? `${Math.round(min)}+` : `${Math.round(min)}-${Math.round(max)}`;
}
