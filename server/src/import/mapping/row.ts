export interface Point {
  type: 'Point';
  coordinates: [longitude: number, latitude: number];
}

export type Value = string | number | boolean | Point | undefined;

/** A row of the file, and what does not change from row to row. */
export interface RowContext {
  cell(column: string): string;
  /** Where the mapping's places are, by their names in lower case. */
  places: ReadonlyMap<string, readonly [longitude: number, latitude: number]>;
  /** YYYY-MM-DD. */
  today: string;
}
