import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { isLong, isNear, type Point, withPoint } from './drawn-line.ts';

/** An overlay for drawing a shape on the map, in one stroke or corner by corner. It lies over the pins. */
export function DrawingLayer({ onDone }: { onDone: (corners: readonly Point[]) => void }) {
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const [stroke, setStroke] = useState<readonly Point[]>();
  const line = [...corners, ...(stroke ?? [])];

  const pointOf = (event: React.PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const finish = (shape: readonly Point[]) => {
    setCorners([]);
    setStroke(undefined);
    onDone(shape);
  };
  const lift = (event: React.PointerEvent) => {
    if (!stroke) return;
    if (isLong(stroke)) return finish(line);
    const corner = pointOf(event);
    if (corners.length >= 3 && corners[0] && isNear(corners[0], corner)) return finish(corners);
    setCorners([...corners, corner]);
    setStroke(undefined);
  };

  return (
    <>
      <svg
        aria-hidden
        className="absolute inset-0 z-5 size-full cursor-crosshair touch-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStroke([pointOf(event)]);
        }}
        onPointerMove={(event) => stroke && setStroke(withPoint(stroke, pointOf(event)))}
        onPointerUp={lift}
        onPointerCancel={() => setStroke(undefined)}
      >
        <polyline
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-terracotta/15 stroke-3 stroke-terracotta"
        />
        {corners.map((corner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: corners are only appended.
          <circle key={index} cx={corner.x} cy={corner.y} r={7} className="fill-terracotta" />
        ))}
      </svg>
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-5 grid justify-items-center gap-2">
        {corners.length >= 3 && (
          <Button className="pointer-events-auto" onClick={() => finish(corners)}>
            {m.map_draw_finish()}
          </Button>
        )}
        <p className="rounded-control border border-line bg-surface px-3 py-2 text-center">
          {m.map_draw_hint()}
        </p>
      </div>
    </>
  );
}
