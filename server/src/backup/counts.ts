export interface Counts {
  rows: number;
  pictures: number;
  bytes: number;
  /** Pictures in the database without a file in the store. */
  picturesWithoutFiles: number;
}

/** '1,23,456 rows, 3,210 pictures, 1,204 MB, 45 MB/s' */
export function countsInWords({ rows, pictures, bytes }: Counts, seconds: number): string {
  const megabytes = bytes / 1_000_000;
  const speed = number(megabytes / Math.max(seconds, 0.001));
  return `${number(rows)} rows, ${number(pictures)} pictures, ${number(megabytes)} MB, ${speed} MB/s`;
}

function number(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
