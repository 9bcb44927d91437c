/** Where the parts of one document stand whose markup is reused. */
export interface KeptParts {
  /** The place of a part in the document, and whether its markup is known. */
  placeFor(key: string): { at: number; isKnown: boolean };
}

/** Set while the server renders a document; rendering is synchronous. */
export const keptMarkup: { current: KeptParts | undefined } = { current: undefined };
