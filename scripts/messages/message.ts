/** A piece of a text: literal, or the value of a parameter. */
export type Piece = string | { parameter: string };

/** The value of a parameter, or the plural category of a number, decides which variant of a message applies. */
export interface Selector {
  parameter: string;
  isPlural: boolean;
}

export interface Variant {
  /** One value per selector; undefined matches every value. */
  values: (string | undefined)[];
  text: Piece[];
}

/** A message in one language. The last variant applies if no other does. */
export interface Message {
  language: string;
  parameters: string[];
  selectors: Selector[];
  variants: Variant[];
}

/** The only values that a message accepts for a parameter, or undefined if it accepts every value. */
export function acceptedValues({ selectors, variants }: Message, parameter: string): string[] | undefined {
  const index = selectors.findIndex((selector) => selector.parameter === parameter && !selector.isPlural);
  const values = index < 0 ? [undefined] : variants.map((variant) => variant.values[index]);
  const listed = values.filter((value) => value !== undefined);
  return listed.length < values.length ? undefined : [...new Set(listed)].toSorted();
}
