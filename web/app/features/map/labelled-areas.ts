import { currentCity, type Position } from '@thikana/contract/city';

/** The minimum distance between labels, in pixels. */
const apart = { x: 110, y: 26 };

/** The areas whose labels fit. Earlier areas of the list take precedence. */
export function labelledAreas(project: (position: Position) => { x: number; y: number }) {
  const placed: { x: number; y: number }[] = [];
  return currentCity().areas.filter((area) => {
    const { x, y } = project(area);
    const hasRoom = placed.every(
      (other) => Math.abs(other.x - x) >= apart.x || Math.abs(other.y - y) >= apart.y,
    );
    if (hasRoom) placed.push({ x, y });
    return hasRoom;
  });
}
