import { type Box, isInside, type Point, type Size } from './label-box.ts';

/** A pin that would have to move farther stays. */
const farthestPixels = 60;
const gap = 2;

/** The position closest to that of a pin at which no control covers it and no edge of the map cuts it. */
export function clearOfObstacles(pin: Box, obstacles: readonly Box[], size: Size): Point {
  let { x, y } = pin;
  for (const obstacle of obstacles) {
    const apart = { x: (pin.width + obstacle.width) / 2 + gap, y: (pin.height + obstacle.height) / 2 + gap };
    if (Math.abs(x - obstacle.x) >= apart.x || Math.abs(y - obstacle.y) >= apart.y) continue;
    const ways = [
      { x: obstacle.x - apart.x, y },
      { x: obstacle.x + apart.x, y },
      { x, y: obstacle.y - apart.y },
      { x, y: obstacle.y + apart.y },
    ].filter((way) => isInside({ ...pin, ...way }, size));
    const away = (way: Point) => Math.hypot(way.x - x, way.y - y);
    const [nearest] = ways.sort((one, other) => away(one) - away(other));
    if (nearest) ({ x, y } = nearest);
  }
  const clear = {
    x: clamp(x, pin.width / 2, size.width - pin.width / 2),
    y: clamp(y, pin.height / 2, size.height - pin.height / 2),
  };
  return Math.hypot(clear.x - pin.x, clear.y - pin.y) > farthestPixels ? pin : clear;
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
