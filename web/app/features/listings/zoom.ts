/** How a photo lies in its frame: enlarged, and moved from the middle by pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 4;

/** Enlarges by a factor around a point, which is measured from the middle of the frame. */
export function zoomAround({ scale, x, y }: Zoom, factor: number, point: Point, frame: Frame): Zoom {
  const next = Math.min(maxScale, Math.max(1, scale * factor));
  const grown = next / scale;
  return inFrame(
    { scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown },
    frame,
  );
}

export function moveZoomed({ scale, x, y }: Zoom, by: Point, frame: Frame): Zoom {
  return inFrame({ scale, x: x + by.x, y: y + by.y }, frame);
}

/** Keeps the photo over the whole frame. */
function inFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const within = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: within(x, width), y: within(y, height) };
}
