/** One parameter of a search's address. Plain data and functions: the browser reads addresses without any schema. */
export interface Filter {
  /** The name of the parameter. */
  readonly name: string;
  /** What a text stands for; undefined where the text is no value of this filter. */
  read(text: string): unknown;
  /** The answer to a text that is no value. */
  readonly error: string;
  readonly description?: string;
  /** All values, where there is a fixed set. */
  readonly values?: readonly (string | number)[];
  /** The least and the greatest value, where it is a whole number. */
  readonly bounds?: readonly [least: number, most: number];
  /** True where a text may be several values with commas between them. */
  readonly isList?: boolean;
  /** The values that the site offers. Each is counted. */
  readonly choices?: readonly (string | number)[];
}

export type ValueOf<F extends Filter> = Exclude<ReturnType<F['read']>, undefined>;

export function defineFilter<const F extends Filter>(filter: F): F & Omit<Filter, 'read'> {
  return filter;
}

/** One of a set. */
export function oneOf<const T extends string>(values: readonly T[]) {
  return { values, read: (text: string) => values.find((value) => value === text) };
}

/** Several of a set; the listing has one of them. */
export function someOf<const T extends string>(values: readonly T[]) {
  const read = (text: string) => all(text, (each) => values.find((value) => value === each));
  return { values, isList: true, read };
}

export function wholeNumber(least: number, most: number) {
  return { bounds: [least, most], read: (text: string) => wholeNumberIn(text, least, most) } as const;
}

/** Several whole numbers. */
export function wholeNumbers(least: number, most: number) {
  const read = (text: string) => all(text, (each) => wholeNumberIn(each, least, most));
  return { bounds: [least, most], isList: true, read } as const;
}

function wholeNumberIn(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

/** Each value once; undefined where one of the texts is none. */
function all<T>(text: string, read: (each: string) => T | undefined): T[] | undefined {
  const values = text.split(',').map(read);
  return values.includes(undefined) ? undefined : [...new Set(values as T[])];
}
