/**
 * A column of numbers with four bytes each: integers below 2³¹ directly; other numbers, which are rare, as an index
 * into a list.
 */
export interface Numbers {
  readonly codes: Int32Array;
  readonly rare: number[];
  readonly placeOf: Map<number, number>;
}

export const largestCode = 2 ** 31 - 1;

export function createNumbers(length: number, rare: number[] = []): Numbers {
  return {
    codes: new Int32Array(length),
    rare,
    placeOf: new Map(rare.map((value, place) => [value, place])),
  };
}

export function numberAt({ codes, rare }: Numbers, slot: number): number {
  const code = codes[slot] as number;
  return code >= 0 ? code : (rare[-1 - code] as number);
}

export function writeNumber(numbers: Numbers, slot: number, value: number): void {
  numbers.codes[slot] = isCode(value) ? value : -1 - placeOf(numbers, value);
}

const isCode = (value: number) => Number.isInteger(value) && value >= 0 && value <= largestCode;

function placeOf({ rare, placeOf: places }: Numbers, value: number): number {
  const known = places.get(value);
  if (known !== undefined) return known;
  const place = rare.push(value) - 1;
  places.set(value, place);
  return place;
}
