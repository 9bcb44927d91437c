export type TypedArray = Uint8Array | Uint16Array | Int32Array | Uint32Array;

/** A structure of the catalogue for a snapshot: facts as JSON, and arrays as they are in memory. */
export interface Stored<Facts> {
  facts: Facts;
  /** Arrays of which any part may change at any time. */
  changing: readonly TypedArray[];
  /** Arrays whose values, once written, stay until the next compaction; later ones are appended. */
  fixed: readonly TypedArray[];
}
