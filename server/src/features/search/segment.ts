/** A straight part of a road on the flat map; a point is one without a length. */
export interface Segment {
  x: number;
  y: number;
  toX: number;
  toY: number;
  /** The square of its length; 1 for a point. */
  square: number;
}

export function squareToSegment(segment: Segment, x: number, y: number): number {
  const along = ((x - segment.x) * segment.toX + (y - segment.y) * segment.toY) / segment.square;
  const part = Math.min(1, Math.max(0, along));
  const dx = x - (segment.x + part * segment.toX);
  const dy = y - (segment.y + part * segment.toY);
  return dx * dx + dy * dy;
}
