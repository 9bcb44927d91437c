/** A node of swc's syntax tree. Positions count bytes from 1. */
export interface Node {
  type: string;
  span: { start: number };
  [key: string]: unknown;
}

export function lineCounter(source: string): (node: Node) => number {
  const bytes = Buffer.from(source);
  return ({ span }) =>
    bytes
      .subarray(0, span.start - 1)
      .toString()
      .split('\n').length;
}
