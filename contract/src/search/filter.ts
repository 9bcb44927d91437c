type Choices = readonly (string | number)[];

/**
 * One parameter of a search address. Plain data and functions, so that the browser parses addresses without schemas.
 */
export interface Filter {
  /** The name of the parameter. */
  readonly name: string;
  /** Parses the text; undefined if it is not a value of this filter. */
  read(text: string): unknown;
  /** The error message for invalid text, if a general one does not help. */
  readonly error?: () => string;
  readonly description?: string;
  /** All values, if they are a fixed set. */
  readonly values?: readonly (string | number)[];
  /** The smallest and largest value of a whole number. */
  readonly bounds?: readonly [least: number, most: number];
  /** True if the text may be several values separated by commas. */
  readonly isList?: boolean;
  /** The values that the site offers, each with a count; a function if they depend on the city. */
  readonly choices?: Choices | (() => Choices);
}

export type ValueOf<F extends Filter> = Exclude<ReturnType<F['read']>, undefined>;

export function defineFilter<const F extends Filter>(filter: F): F & Omit<Filter, 'read'> {
  return filter;
}

/** One value of a set. */
export function oneOf<const T extends string>(values: readonly T[]) {
  return { values, read: (text: string) => values.find((value) => value === text) };
}

/** Several values of a set; a listing matches if it has one of them. */
export function someOf<const T extends string>(values: readonly T[]) {
  return { values, ...several((each) => values.find((value) => value === each)) };
}

/** Several values, each of which is read alone; the listing has one of them. */
export function several<T extends string>(readOne: (text: string) => T | undefined) {
  return { isList: true, read: (text: string) => all(text, readOne) } as const;
}

export function wholeNumber(least: number, most: number) {
  return { bounds: [least, most], read: (text: string) => wholeNumberIn(text, least, most) } as const;
}

/** Several whole numbers, each exact or, with `+`, a minimum: `2,4+`. */
export function numbersOrMinimums(least: number, most: number) {
  const readOne = (each: string): number | Minimum | undefined => {
    const number = wholeNumberIn(each.replace(/\+$/, ''), least, most);
    return number !== undefined && each.endsWith('+') ? `${number}+` : number;
  };
  return { bounds: [least, most], isList: true, read: (text: string) => all(text, readOne) } as const;
}

export type Minimum = `${number}+`;

/** Whether a number is one of these, or at least one of the minimums. */
export function isOneOrMore(wanted: readonly (number | Minimum)[], number: number): boolean {
  return wanted.some((each) =>
    typeof each === 'number' ? each === number : number >= Number.parseInt(each, 10),
  );
}

function wholeNumberIn(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

/** Removes duplicates; undefined if one of the texts is invalid. */
function all<T>(text: string, read: (each: string) => T | undefined): T[] | undefined {
  const values = text.split(',').map(read);
  return values.includes(undefined) ? undefined : [...new Set(values as T[])];
}
